import { type Deadline, orAborted, ViewerLeft } from "./deadline.ts";
import { ProblemError } from "./problem.ts";

export type Bytes = ReadableStream<Uint8Array>;

interface ByteSource {
  pull(controller: ReadableStreamDefaultController<Uint8Array>): void | Promise<void>;
  cancel?(reason: unknown): void | Promise<void>;
}

/** A body whose pieces are produced only when they are read. */
export function lazyBytes(source: ByteSource): Bytes {
  return new ReadableStream(source, { highWaterMark: 0 });
}

/**
 * Passes a body on unchanged.
 * @param onEnd called once: with the error of a failed body, without one when it is read to its end or cancelled
 */
export function observeBytes(
  body: Bytes,
  onEnd: (error?: unknown) => void,
  onPiece: (piece: Uint8Array) => void = () => {},
): Bytes {
  const reader = body.getReader();
  let hasEnded = false;
  const end = (error?: unknown) => {
    if (!hasEnded) onEnd(error);
    hasEnded = true;
  };
  return lazyBytes({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) {
          end();
          controller.close();
        } else {
          onPiece(value);
          controller.enqueue(value);
        }
      } catch (error) {
        end(error);
        controller.error(error);
      }
    },
    async cancel(reason) {
      end();
      await reader.cancel(reason);
    },
  });
}

/** Decodes a body, and encodes what `write` returns for each piece of its text. */
export function mapText(
  body: Bytes,
  decoder: InstanceType<typeof TextDecoder>,
  write: (text: string, isEnd: boolean) => string,
): Bytes {
  const reader = body.getReader();
  const encoder = new TextEncoder();
  return lazyBytes({
    async pull(controller) {
      const { done, value } = await reader.read();
      const text = done ? decoder.decode() : decoder.decode(value, { stream: true });
      controller.enqueue(encoder.encode(write(text, done)));
      if (done) controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** Aborts an upstream body, with an error, when it grows too large or takes too long. */
export function guardBody(body: Bytes, deadline: Deadline, maxBytes: number): Bytes {
  const reader = body.getReader();
  let bytes = 0;
  return lazyBytes({
    async pull(controller) {
      try {
        const { done, value } = await orAborted(reader.read(), deadline.signal);
        if (done) {
          deadline.end();
          controller.close();
          return;
        }
        deadline.firstByteArrived();
        bytes += value.byteLength;
        if (bytes > maxBytes) throw new ProblemError("upstream-too-large");
        controller.enqueue(value);
      } catch (error) {
        deadline.end();
        controller.error(bodyFault(error, bytes));
        reader.cancel(error).catch(() => {});
      }
    },
    async cancel(reason) {
      deadline.end();
      // Cancelling a body that has failed already rejects; that error is irrelevant.
      await reader.cancel(reason).catch(() => {});
    },
  });
}

/**
 * A connection that breaks before the first byte is a failed connection; a later break or a decoding error is a cut
 * body.
 */
function bodyFault(error: unknown, bytes: number): Error {
  if (error instanceof ProblemError || error instanceof ViewerLeft) return error;
  const undecodable = error instanceof Error && "code" in error && /^Z_/.test(String(error.code));
  const code = bytes > 0 || undecodable ? "upstream-not-json" : "upstream-unavailable";
  return new ProblemError(code, { cause: error });
}
