import type { CachedBody } from "./cached-body.ts";

/** Where an answer came from; for the log and the metrics. */
export type CacheStatus = "hit" | "miss" | "shared" | "stale";

/** An answer of the API in the form for viewers. */
export interface CachedAnswer {
  readonly body: CachedBody;
  /** When the API sent it, in milliseconds since 1970. */
  readonly fetchedAt: number;
  /** All entity tags that viewers may have for it; the first one is sent. */
  readonly tags: readonly string[];
  /** The entity tag of a body with that hash, made from the same question. */
  readonly version: (hash: string) => string;
  /** The API's own entity tag; `null` without one. */
  readonly upstreamTag: string | null;
  /** `application/json` by default. */
  readonly mediaType?: string;
}
