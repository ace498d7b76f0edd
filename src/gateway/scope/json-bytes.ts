import { ProblemError } from "#gateway/problem.ts";

/** The bytes that give JSON its form. */
export const sign = {
  quote: 0x22,
  comma: 0x2c,
  colon: 0x3a,
  openList: 0x5b,
  backslash: 0x5c,
  closeList: 0x5d,
  openObject: 0x7b,
  closeObject: 0x7d,
} as const;

/** Whether a byte is blank space between values. */
export function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

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
