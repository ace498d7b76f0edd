import { isBlank, sign } from "#contract/json-signs.ts";

/** Whether `null` is at that position. */
export function isNull(bytes: Uint8Array, at: number): boolean {
  return (
    bytes[at] === 0x6e && bytes[at + 1] === 0x75 && bytes[at + 2] === 0x6c && bytes[at + 3] === 0x6c
  );
}

/** The end of optional white space at `from`; at most the end of the bytes. */
export function skipSpace(bytes: Uint8Array, from: number): number {
  let at = from;
  while (isBlank(bytes[at])) at += 1;
  return at;
}

/** The end of the string that opens at `from`, past its closing quote; -1 when the bytes end first. */
function scanString(bytes: Uint8Array, from: number): number {
  for (let at = from + 1; at < bytes.length; at += 1) {
    if (bytes[at] === sign.quote) return at + 1;
    // An escaped quote does not close the string.
    if (bytes[at] === sign.backslash) at += 1;
  }
  return -1;
}

function scanBare(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === sign.comma || byte === sign.closeList || byte === sign.closeObject) return at;
    if (isBlank(byte)) return at;
  }
  return -1;
}

/**
 * The end of the JSON value at `from`; -1 when the bytes may end before it. Validity inside is left to
 * `JSON.parse`.
 */
export function scanValue(bytes: Uint8Array, from: number): number {
  const first = bytes[from];
  if (first === sign.quote) return scanString(bytes, from);
  if (first !== sign.openObject && first !== sign.openList) return scanBare(bytes, from);
  let depth = 0;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === sign.quote) {
      at = scanString(bytes, at) - 1;
      if (at < 0) return -1;
    } else if (byte === sign.openObject || byte === sign.openList) {
      depth += 1;
    } else if (byte === sign.closeObject || byte === sign.closeList) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

const decoder = new TextDecoder(undefined, { ignoreBOM: true });

/** Decodes a range; invalid UTF-8 becomes U+FFFD. */
export function textOf(bytes: Uint8Array, from: number, to: number): string {
  return decoder.decode(bytes.subarray(from, to));
}
