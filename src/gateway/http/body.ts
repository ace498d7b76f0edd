import { type Deadline, orAborted, ViewerLeft } from "./deadline.ts";
import { ProblemError } from "./problem.ts";

export type Bytes = ReadableStream<Uint8Array>;

/** Aborts an upstream body, with an error, when it grows too large or takes too long. */
export function guardBody(body: Bytes, deadline: Deadline, maxBytes: number): Bytes {
  const reader = body.getReader();
  let bytes = 0;
  return new ReadableStream<Uint8Array>(
    {
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
    },
    { highWaterMark: 0 },
  );
}

/**
 * A connection that breaks before the first byte is a failed connection; a later break or a decoding error is a cut
 * body.
 */
function bodyFault(error: unknown, bytes: number): Error {
  if (error instanceof ProblemError || error instanceof ViewerLeft) return error;
  const undecodable = error instanceof Error && "code" in error && /^Z_/.test(String(error.code));
  return new ProblemError(bytes > 0 || undecodable ? "upstream-not-json" : "upstream-unavailable");
}
