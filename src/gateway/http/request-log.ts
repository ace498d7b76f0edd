import type { ProblemCode } from "#contract/problem.ts";
import type { RequestLine } from "#gateway/operations/log.ts";
import type { Bytes } from "./body.ts";
import { ProblemError } from "./problem.ts";
import { ReadyResponse } from "./ready-response.ts";
import type { Visit } from "./visit.ts";

/**
 * Logs a request when its answer is over: read to the end, broken off or cancelled.
 * @param elapsed returns the milliseconds since the request arrived
 */
export function logWhenOver(
  response: Response,
  visit: Visit,
  elapsed: () => number,
  say: (line: RequestLine, broken: boolean) => void,
): Response {
  const { status } = response;
  const over: Over = (bytes, broken, cut) => {
    const { code = cut, upstream = cut === undefined ? undefined : 200 } = visit;
    const { method, route, cache, viewer } = visit;
    say({ method, route, cache, viewer, status, ms: elapsed(), bytes, code, upstream }, broken);
  };
  if (response instanceof ReadyResponse) {
    over(response.ready.bytes?.byteLength ?? 0, false);
    return response;
  }
  if (response.body === null) {
    over(0, false);
    return response;
  }
  return new Response(countBytes(response.body, over), response);
}

/** @param cut why the answer broke off after its start */
type Over = (bytes: number, broken: boolean, cut?: ProblemCode) => void;

function countBytes(body: Bytes, onOver: Over): Bytes {
  const reader = body.getReader();
  let bytes = 0;
  let over = false;
  const end = (broken: boolean, cut?: ProblemCode) => {
    if (!over) onOver(bytes, broken, cut);
    over = true;
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
