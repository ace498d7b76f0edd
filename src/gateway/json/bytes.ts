import { ProblemError } from "#gateway/http/problem.ts";

/** Whether a byte is part of a UTF-8 byte order mark. */
export function isMark(byte: number | undefined): boolean {
  return byte === 0xef || byte === 0xbb || byte === 0xbf;
}

/** Decodes UTF-8. */
export function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
}

/**
 * A member's name, from its text with quotes.
 * @throws ProblemError `upstream-not-json`
 */
export function keyOf(text: string): string {
  return String(parseJson(text));
}

/** @throws ProblemError `upstream-not-json` */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}

/** The error for invalid JSON. */
export function notJson(): ProblemError {
  return new ProblemError("upstream-not-json");
}
