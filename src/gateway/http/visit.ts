import type { ProblemCode } from "#contract/problem.ts";
import type { CacheResult } from "#gateway/cache/cache.ts";

/** Data of a request for the log and the metrics. */
export interface Visit {
  readonly method: string;
  /** The address's pattern, never the address itself. */
  route: string;
  cache: CacheResult | "none";
  /** The viewer's kind of access; `-` without access control. */
  viewer: string;
  /** `Set-Cookie` that renews the viewer's cookie. */
  renewal?: string | undefined;
  /** Why it failed; `undefined` for a success. */
  code?: ProblemCode | undefined;
  /** The API's status, if known. */
  upstream?: number | undefined;
}

/** The parts of a request that a gateway uses; every Request has them. */
export type ViewerRequest = Pick<Request, "method" | "url" | "signal"> & {
  readonly headers: Pick<Headers, "get">;
  readonly body: ReadableStream<Uint8Array> | null;
};
