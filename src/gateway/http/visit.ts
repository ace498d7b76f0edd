import type { ProblemCode } from "#contract/problem.ts";
import type { CacheResult } from "#gateway/cache/cache.ts";

/** What is noted of a request on its way, for the log and the metrics. */
export interface Visit {
  readonly method: string;
  /** The address's pattern, never the address itself. */
  route: string;
  cache: CacheResult | "none";
  /** How the viewer came in; `-` where nobody is told from another. */
  viewer: string;
  /** `Set-Cookie` that renews what the viewer came in with. */
  renewal?: string | undefined;
  /** Why it failed; `undefined` for a success. */
  code?: ProblemCode | undefined;
  /** The status that the API answered with, where that is known. */
  upstream?: number | undefined;
}

/** The parts of a request that a gateway looks at; every Request has them. */
export type ViewerRequest = Pick<Request, "method" | "url" | "signal"> & {
  readonly headers: Pick<Headers, "get">;
  readonly body: ReadableStream<Uint8Array> | null;
};
