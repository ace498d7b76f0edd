import type { ProblemCode } from "#contract/problem.ts";
import type { Bytes } from "./body.ts";
import type { Log } from "./log.ts";
import { ProblemError } from "./problem.ts";

/** Why a request failed, and with what the API had answered, as far as it is known by now. */
interface Cause {
  readonly code: ProblemCode | undefined;
  readonly upstream: number | undefined;
}

/**
 * Has a request logged once its answer is over: its body read to the end, broken off or let go.
 * @param elapsed milliseconds since the request arrived, whenever asked
 * @param causeOf asked when the answer is over
 */
export function logWhenOver(
  response: Response,
  log: Log,
  asked: { readonly method: string; readonly route: string },
  elapsed: () => number,
  causeOf: () => Cause,
): Response {
  const { status } = response;
  const say: Over = (bytes, broken, cut) => {
    const { code = cut, upstream } = causeOf();
    log.request({ ...asked, status, ms: elapsed(), bytes, code, upstream }, broken);
  };
  if (response.body === null) {
    say(0, false);
    return response;
  }
  return new Response(countBytes(response.body, say), response);
}

/** @param cut why the answer broke off after it had begun */
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
