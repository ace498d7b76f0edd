import { isBlank, sign } from "#contract/json-signs.ts";
import type { Bytes } from "#gateway/http/body.ts";
import { yieldToEventLoop } from "#gateway/http/event-loop.ts";
import { isMark } from "./bytes.ts";
import { resume } from "./start.ts";

/** A scanner's state; it and the next byte determine the next state. `undefined` means no match. */
type State = number;
type Step = (state: State, byte: number) => State | undefined;

/** The state before the first byte and after the last. */
const start = 0;
const whole = -1;

const bytesOf = (text: string) => [...text].map((character) => character.charCodeAt(0));

const nullBytes = bytesOf("null");

/** `null` with optional white space; the state counts its matched letters. */
export const nullStep: Step = (state, byte) => {
  if (state === whole) return isBlank(byte) ? whole : undefined;
  if (state === start && (isBlank(byte) || isMark(byte))) return start;
  if (byte !== nullBytes[state]) return undefined;
  return state + 1 === nullBytes.length ? whole : state + 1;
};

const inside = 1;
const afterBackslash = 2;
/** The first of four states, one for each hexadecimal digit. */
const hex = 3;
const escapes = new Set(bytesOf('"\\/bfnrt'));

function isHexDigit(byte: number): boolean {
  const lower = byte | 0x20;
  return (byte >= 0x30 && byte <= 0x39) || (lower >= 0x61 && lower <= 0x66);
}

/** A JSON string with optional white space around it. */
export const stringStep: Step = (state, byte) => {
  switch (state) {
    case start:
      if (byte === sign.quote) return inside;
      return isBlank(byte) || isMark(byte) ? start : undefined;
    case inside:
      if (byte === sign.quote) return whole;
      if (byte === sign.backslash) return afterBackslash;
      return byte < 0x20 ? undefined : inside;
    case afterBackslash:
      if (byte === 0x75) return hex;
      return escapes.has(byte) ? inside : undefined;
    case whole:
      return isBlank(byte) ? whole : undefined;
    default:
      if (!isHexDigit(byte)) return undefined;
      return state === hex + 3 ? inside : state + 1;
  }
};

/**
 * Reads a body while it matches the scanner.
 * @returns whether the whole body matches, and the same body, unread
 */
export async function scan(
  body: Bytes,
  step: Step,
): Promise<{ readonly isWhole: boolean; readonly body: Bytes }> {
  const reader = body.getReader();
  const seen: Uint8Array[] = [];
  let state: State | undefined = start;
  while (state !== undefined) {
    const { done, value } = await reader.read();
    if (done) break;
    await yieldToEventLoop();
    seen.push(value);
    for (let at = 0; at < value.length && state !== undefined; at += 1) {
      state = step(state, value[at] ?? 0);
    }
  }
  return { isWhole: state === whole, body: resume(reader, seen) };
}
