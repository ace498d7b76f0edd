import { mapText } from "#gateway/http/body.ts";
import type { Answer } from "./upstream.ts";

/** Converts an answer's text to UTF-8; an unknown encoding counts as UTF-8. */
export function inUtf8(answer: Answer): Answer {
  const decoder = decoderOf(answer.charset);
  if (decoder.encoding === "utf-8") return { ...answer, charset: "utf-8" };
  return { ...answer, charset: "utf-8", body: mapText(answer.body, decoder, (text) => text) };
}

function decoderOf(charset: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
