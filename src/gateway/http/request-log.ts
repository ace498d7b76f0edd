import type { ProblemCode } from "#contract/problem.ts";
import type { CacheStatus } from "#gateway/cache/cached-answer.ts";
import type { RequestLogEntry } from "#gateway/operations/log.ts";
import { observeBytes } from "./body.ts";
import { ProblemError } from "./problem.ts";
import { ReadyResponse } from "./ready-response.ts";

/** Data of a request that is collected for the log and the metrics while it is answered. */
export interface RequestLog {
  readonly method: string;
  /** The address's pattern, never the address itself. */
  route: string;
  cache: CacheStatus | "none";
  /** The viewer's kind of access; `-` without access control. */
  viewer: string;
  /** `Set-Cookie` that renews the viewer's cookie. */
  renewal?: string | undefined;
  /** Why it failed; `undefined` for a success. */
  code?: ProblemCode | undefined;
  /** The API's status, if known. */
  upstream?: number | undefined;
}

/**
 * Logs a request when its answer has ended: read to its end, failed or cancelled.
 * @param elapsed returns the milliseconds since the request arrived
 */
export function logOnCompletion(
  response: Response,
  requestLog: RequestLog,
  elapsed: () => number,
  write: (entry: RequestLogEntry, broken: boolean) => void,
): Response {
  const { status } = response;
  let bytes = 0;
  const onEnd = (error?: unknown) => {
    const cut = error instanceof ProblemError ? error.problem.code : undefined;
    const { code = cut, upstream = cut === undefined ? undefined : 200 } = requestLog;
    const { method, route, cache, viewer } = requestLog;
    const entry = { method, route, cache, viewer, status, ms: elapsed(), bytes, code, upstream };
    write(entry, error !== undefined);
  };
  if (response instanceof ReadyResponse) bytes = response.ready.bytes?.byteLength ?? 0;
  if (response instanceof ReadyResponse || response.body === null) {
    onEnd();
    return response;
  }
  const body = observeBytes(response.body, onEnd, (piece) => {
    bytes += piece.byteLength;
  });
  return new Response(body, response);
}
