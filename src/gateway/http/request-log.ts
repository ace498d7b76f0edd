import type { ProblemCode } from "#contract/problem.ts";
import type { CacheStatus } from "#gateway/cache/cache.ts";
import type { RequestLogEntry } from "#gateway/operations/log.ts";
import type { Bytes } from "./body.ts";
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
 * Logs a request when its answer is over: read to the end, broken off or cancelled.
 * @param elapsed returns the milliseconds since the request arrived
 */
export function logOnCompletion(
  response: Response,
  requestLog: RequestLog,
  elapsed: () => number,
  write: (line: RequestLogEntry, broken: boolean) => void,
): Response {
  const { status } = response;
  const onEnd: OnEnd = (bytes, broken, cut) => {
    const { code = cut, upstream = cut === undefined ? undefined : 200 } = requestLog;
    const { method, route, cache, viewer } = requestLog;
    write({ method, route, cache, viewer, status, ms: elapsed(), bytes, code, upstream }, broken);
  };
  if (response instanceof ReadyResponse) {
    onEnd(response.ready.bytes?.byteLength ?? 0, false);
    return response;
  }
  if (response.body === null) {
    onEnd(0, false);
    return response;
  }
  return new Response(countBytes(response.body, onEnd), response);
}

/** @param cut why the answer broke off after its start */
type OnEnd = (bytes: number, broken: boolean, cut?: ProblemCode) => void;

function countBytes(body: Bytes, onDone: OnEnd): Bytes {
  const reader = body.getReader();
  let bytes = 0;
  let onEnd = false;
  const end = (broken: boolean, cut?: ProblemCode) => {
    if (!onEnd) onDone(bytes, broken, cut);
    onEnd = true;
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) {
            end(false);
            controller.close();
            return;
          }
          bytes += value.byteLength;
          controller.enqueue(value);
        } catch (error) {
          end(true, error instanceof ProblemError ? error.problem.code : undefined);
          controller.error(error);
        }
      },
      async cancel(reason) {
        end(false);
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
