import { isBlank, sign } from "#contract/json-signs.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { isMark, keyOf, notJson, textOf } from "./bytes.ts";

/** Receives the parts of a JSON object while it streams. Texts of values are available only during the call. */
export interface SplitHandlers {
  member(key: string, text: () => string): void;
  /** The list whose elements are reported one by one begins. */
  listBegins(key: string): void;
  element(text: () => string): void;
  listEnds(): void;
}

export interface JsonSplitter {
  /** @throws ProblemError `upstream-not-json`, `upstream-too-large` */
  push(bytes: Uint8Array): void;
  /** @throws ProblemError when the object is incomplete */
  end(): void;
}

/** Maximum size of a value in memory, in bytes: a line takes a few thousand. */
const maxValueBytes = 1_000_000;

/** Maximum number of values within a value: a line has a hundred. Parsing this many takes 10 ms at most. */
const maxParts = 10_000;

/** Maximum nesting within a value; the API promises four levels. */
const maxDepth = 64;

/** Maximum number of members; the API promises a dozen. */
const maxMembers = 1000;

type State =
  | "start"
  | "firstKey"
  | "key"
  | "colon"
  | "value"
  | "afterValue"
  | "firstElement"
  | "element"
  | "afterElement"
  | "end";

/** Replaces the member's name where the whole text is a list. */
export const wholeText = Symbol("whole text");

/**
 * Splits the text of a JSON object into its members' values, and one list into its elements, with only one of them in
 * memory. It does not validate values: parsing their texts does.
 * @param list name of the member whose list is split
 */
export function createJsonSplitter(
  list: string | typeof wholeText,
  cuts: SplitHandlers,
): JsonSplitter {
  let state: State = "start";
  let key = "";
  // The current value: its nesting depth and its bytes from earlier pieces.
  let inValue = false;
  let depth = 0;
  let inString = false;
  let escaped = false;
  let isScalar = false;
  let parts = 0;
  let members = 0;
  let buffer = new Uint8Array(1024);
  let bufferedBytes = 0;

  const append = (bytes: Uint8Array) => {
    const needed = bufferedBytes + bytes.length;
    refuseLarge(needed, parts);
    if (needed > buffer.length) {
      const larger = new Uint8Array(Math.max(needed, 2 * buffer.length));
      larger.set(buffer.subarray(0, bufferedBytes));
      buffer = larger;
    }
    buffer.set(bytes, bufferedBytes);
    bufferedBytes = needed;
  };
  const endValue = (piece: Uint8Array) => {
    inValue = false;
    if (bufferedBytes > 0) append(piece);
    else refuseLarge(piece.length, parts);
    const whole = bufferedBytes > 0 ? buffer.subarray(0, bufferedBytes) : piece;
    bufferedBytes = 0;
    const text = () => textOf(whole);
    if (state === "firstKey" || state === "key") {
      members += 1;
      if (members > maxMembers) throw tooLarge();
      key = keyOf(text());
      state = "colon";
    } else if (state === "value") {
      cuts.member(key, text);
      state = "afterValue";
    } else {
      cuts.element(text);
      state = "afterElement";
    }
  };

  /** @returns the position after the value; -1 if it continues after the bytes */
  const scanValue = (bytes: Uint8Array, from: number): number => {
    let at = from;
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (inString) {
        if (escaped) escaped = false;
        else if (byte === sign.backslash) escaped = true;
        else if (byte === sign.quote) {
          inString = false;
          if (depth === 0) return at + 1;
        }
      } else if (isScalar) {
        if (
          byte === sign.comma ||
          byte === sign.closeObject ||
          byte === sign.closeList ||
          isBlank(byte)
        )
          return at;
      } else if (byte === sign.quote) inString = true;
      else if (byte === sign.comma) parts += 1;
      else if (byte === sign.openObject || byte === sign.openList) {
        parts += 1;
        depth += 1;
        if (depth > maxDepth) throw tooLarge();
      } else if (byte === sign.closeObject || byte === sign.closeList) {
        depth -= 1;
        if (depth === 0) return at + 1;
      }
    }
    return -1;
  };

  const beginValue = (byte: number | undefined) => {
    inValue = true;
    depth = 0;
    parts = 0;
    inString = false;
    escaped = false;
    isScalar = byte !== sign.quote && byte !== sign.openObject && byte !== sign.openList;
  };

  const endList = () => {
    cuts.listEnds();
    state = list === wholeText ? "end" : "afterValue";
  };

  /** Processes a byte between values; returns whether a value begins with it. */
  const step = (byte: number | undefined): boolean => {
    switch (state) {
      case "start":
        if (byte !== (list === wholeText ? sign.openList : sign.openObject)) throw notJson();
        if (list === wholeText) cuts.listBegins("");
        state = list === wholeText ? "firstElement" : "firstKey";
        return false;
      case "firstKey":
      case "key":
        if (byte === sign.closeObject && state === "firstKey") {
          state = "end";
          return false;
        }
        if (byte !== sign.quote) throw notJson();
        return true;
      case "colon":
        if (byte !== sign.colon) throw notJson();
        state = "value";
        return false;
      case "value":
        if (key !== list || byte !== sign.openList) return true;
        cuts.listBegins(key);
        state = "firstElement";
        return false;
      case "firstElement":
      case "element":
        if (byte !== sign.closeList || state === "element") return true;
        endList();
        return false;
      case "afterElement":
        if (byte === sign.closeList) endList();
        else if (byte === sign.comma) state = "element";
        else throw notJson();
        return false;
      case "afterValue":
        if (byte !== sign.comma && byte !== sign.closeObject) throw notJson();
        state = byte === sign.comma ? "key" : "end";
        return false;
      default:
        throw notJson();
    }
  };

  return {
    push(bytes) {
      for (let at = 0; at < bytes.length; ) {
        if (!inValue) {
          const byte = bytes[at];
          if (isBlank(byte) || (state === "start" && isMark(byte))) at += 1;
          else if (step(byte)) beginValue(byte);
          else at += 1;
          continue;
        }
        const end = scanValue(bytes, at);
        if (end >= 0) {
          endValue(bytes.subarray(at, end));
          at = end;
          continue;
        }
        append(bytes.subarray(at));
        return;
      }
    },
    end() {
      if (state !== "end") throw notJson();
    },
  };
}

function refuseLarge(bytes: number, parts: number): void {
  if (bytes > maxValueBytes || parts > maxParts) throw tooLarge();
}

function tooLarge(): ProblemError {
  return new ProblemError("upstream-too-large");
}
