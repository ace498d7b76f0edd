import { ProblemError } from "#gateway/problem.ts";

/** Whether a byte belongs to the mark that some servers put before UTF-8. */
export function isMark(byte: number | undefined): boolean {
  return byte === 0xef || byte === 0xbb || byte === 0xbf;
}

/** The text of bytes that came in pieces. */
export function textOf(pieces: readonly Uint8Array[]): string {
  const [only, ...others] = pieces;
  const bytes = others.length === 0 && only ? only : Buffer.concat(pieces);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
}

/**
 * A member's name, from its text with quotes.
 * @throws ProblemError
 */
export function keyOf(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    throw notJson();
  }
}

/** What to throw for what is no JSON. */
export function notJson(): ProblemError {
  return new ProblemError("upstream-not-json");
}
