import type { Bytes } from "#gateway/http/body.ts";
import type { Answer } from "./upstream.ts";

/** Converts an answer's text to UTF-8; an unknown encoding counts as UTF-8. */
export function inUtf8(answer: Answer): Answer {
  const decoder = decoderOf(answer.charset);
  if (decoder.encoding === "utf-8") return { ...answer, charset: "utf-8" };
  return { ...answer, charset: "utf-8", body: transcode(answer.body, decoder) };
}

function decoderOf(charset: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

function transcode(body: Bytes, decoder: InstanceType<typeof TextDecoder>): Bytes {
  const reader = body.getReader();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        const text = done ? decoder.decode() : decoder.decode(value, { stream: true });
        controller.enqueue(encoder.encode(text));
        if (done) controller.close();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
