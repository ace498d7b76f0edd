import { takeLineWorker } from "./early-load.ts";
import { LineClient } from "./line-client.ts";
import type { LineStore } from "./line-store.ts";

/**
 * Opens the lines of the counting in a separate worker, which starts at once. A worker that fails to start or crashes
 * rejects pending calls as `unreachable`; the next load starts another.
 * @param id identifies the counting: any string
 */
export function openLineStore(id: string): LineStore {
  return new LineClient(id, () => takeLineWorker(id));
}
