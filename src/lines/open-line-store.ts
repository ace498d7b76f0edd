import { takeLineWorker } from "./early-load.ts";
import { LineClient } from "./line-client.ts";
import type { LineStore } from "./line-store.ts";

/**
 * The lines of the counting, in a worker of their own that starts at once. A worker that fails to start
 * or crashes rejects what is under way as `unreachable`; the next load starts another.
 * @param id identifies the counting: any string
 */
export function openLineStore(id: string): LineStore {
  return new LineClient(id, () => takeLineWorker(id));
}
