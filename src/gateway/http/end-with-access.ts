import { type Bytes, lazyBytes } from "./body.ts";
import { ReadyResponse } from "./ready-response.ts";

/**
 * How often access is checked again, in milliseconds. The stored state is a quarter of a second old at most, so that
 * a transfer ends within a second.
 */
export const accessCheckMs = 500;

/** Larger answers from memory are sent in pieces of this size, in bytes, so that they can be ended, too. */
const pieceBytes = 64 * 1024;

/** The viewer's access ended while the answer was sent. */
export class AccessEnded extends Error {
  override name = "AccessEnded";
}

/**
 * An answer whose body fails once the viewer's access ends, also while the viewer does not read it.
 * @param hasAccess whether the viewer still has the access of the request
 * @param onEnd called before the body fails
 */
export function endWithAccess(
  response: Response,
  hasAccess: () => Promise<boolean>,
  onEnd: () => void = () => {},
): Response {
  if (response instanceof ReadyResponse) {
    const { status, headers, bytes } = response.ready;
    if (bytes === null || bytes.byteLength <= pieceBytes) return response;
    const body = whileAdmitted(inPieces(bytes), hasAccess, onEnd);
    return new Response(body, { status, headers });
  }
  const { body } = response;
  return body === null ? response : new Response(whileAdmitted(body, hasAccess, onEnd), response);
}

function whileAdmitted(body: Bytes, hasAccess: () => Promise<boolean>, onEnd: () => void): Bytes {
  const reader = body.getReader();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const finish = () => {
    isOver = true;
    clearTimeout(timer);
  };
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const check = async () => {
          const isAdmitted = await hasAccess().catch(() => false);
          if (isOver) return;
          if (isAdmitted) {
            checkLater();
            return;
          }
          finish();
          onEnd();
          controller.error(new AccessEnded("The viewer's access has ended."));
          reader.cancel().catch(() => {});
        };
        const checkLater = () => {
          timer = setTimeout(() => void check(), accessCheckMs).unref();
        };
        checkLater();
      },
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (isOver) return;
          if (!done) {
            controller.enqueue(value);
            return;
          }
          finish();
          controller.close();
        } catch (error) {
          if (isOver) return;
          finish();
          controller.error(error);
        }
      },
      async cancel(reason) {
        finish();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

function inPieces(bytes: Uint8Array): Bytes {
  let at = 0;
  return lazyBytes({
    pull(controller) {
      controller.enqueue(bytes.subarray(at, at + pieceBytes));
      at += pieceBytes;
      if (at >= bytes.byteLength) controller.close();
    },
  });
}
