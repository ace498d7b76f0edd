import type { Bytes } from "./body.ts";
import type { Log } from "./log.ts";

/**
 * Has a request logged once its answer is over: its body read to the end, broken off or let go.
 * @param elapsed milliseconds since the request arrived, whenever asked
 */
export function logWhenOver(
  response: Response,
  log: Log,
  asked: { readonly method: string; readonly route: string },
  elapsed: () => number,
): Response {
  const say = (bytes: number, broken: boolean) =>
    log.request({ ...asked, status: response.status, ms: elapsed(), bytes }, broken);
  if (response.body === null) {
    say(0, false);
    return response;
  }
  return new Response(countBytes(response.body, say), response);
}

function countBytes(body: Bytes, onOver: (bytes: number, broken: boolean) => void): Bytes {
  const reader = body.getReader();
  let bytes = 0;
  let over = false;
  const end = (broken: boolean) => {
    if (!over) onOver(bytes, broken);
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
          end(true);
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
