import type { KeptBody } from "./kept-body.ts";

/** An answer of the API's as viewers get it. */
export interface Kept {
  readonly body: KeptBody;
  /** When it came from the API, in milliseconds since the epoch. */
  readonly fetchedAt: number;
  /** The entity tags by which viewers may know it; the first one is sent. */
  readonly tags: readonly string[];
  /** The API's own tag for it; `null` without one. */
  readonly upstreamTag: string | null;
}
