import { sign } from "#contract/json-signs.ts";
import { scanValue, skipSpace, textOf } from "#lines/engine/columns/json-bytes.ts";

type State =
  | "mark"
  | "start"
  | "name"
  | "after-value"
  | "first"
  | "element"
  | "after-element"
  | "end";

const listName = "products";

/** U+FEFF in UTF-8. */
const mark = [0xef, 0xbb, 0xbf];

/** From this size on, in bytes, an incomplete value is rescanned only after growing by half. */
const largeBytes = 1024 * 1024;

/** Receives the elements of `products`. */
export interface Elements {
  /**
   * Reads the element at `from` directly from bytes, if possible.
   * @param bytes followed by a zero, which JSON cannot contain
   * @returns its end; -1 when it is incomplete or has to be parsed
   * @throws SyntaxError when it cannot be JSON
   */
  take(bytes: Uint8Array, from: number): number;
  /** Stores or rejects an element that had to be parsed. */
  add(element: unknown): void;
}

/**
 * Reads a JSON object in pieces, cut anywhere: its members, and the elements of `products` one by one, wherever
 * that member is. A body that is not such an object throws a SyntaxError; what was read before stays.
 */
export class BodyReader {
  /** The members read so far, except `products`. */
  readonly members: Record<string, unknown> = {};
  /** Whether `products` has started, and whether it is a list. */
  list: "none" | "list" | "other" = "none";
  private state: State = "mark";
  private readonly elements: Elements;
  private buffer = new Uint8Array(0);
  /** Unread bytes, followed by a zero. */
  private unread = new Uint8Array(1);
  private at = 0;
  /** Minimum number of unread bytes before the next scan. */
  private minBytes = 0;

  constructor(elements: Elements) {
    this.elements = elements;
  }

  get isEnded(): boolean {
    return this.state === "end";
  }

  /** Reads every value that the bytes complete; a character may be split between pieces. */
  push(piece: Uint8Array): void {
    this.append(piece);
    if (this.unread.length < this.minBytes) return;
    this.read();
    const left = this.unread.length - this.at;
    this.minBytes = left < largeBytes ? 0 : 1.5 * left;
  }

  /** Reads the remaining bytes and releases the buffer. */
  end(): void {
    this.read();
    this.buffer = new Uint8Array(0);
    this.unread = new Uint8Array(1);
    this.at = 0;
  }

  private read(): void {
    while (this.step());
  }

  private append(piece: Uint8Array): void {
    const left = this.unread.subarray(this.at, -1);
    const length = left.length + piece.length;
    if (length >= this.buffer.length) {
      const buffer = new Uint8Array(2 * length + 1);
      buffer.set(left);
      this.buffer = buffer;
    } else this.buffer.set(left);
    this.buffer.set(piece, left.length);
    this.buffer[length] = 0;
    this.unread = this.buffer.subarray(0, length + 1);
    this.at = 0;
  }

  /** @returns whether it advanced */
  private step(): boolean {
    if (this.state === "mark") return this.skipMark();
    const from = skipSpace(this.unread, this.at);
    const next = from < this.unread.length - 1 ? this.unread[from] : undefined;
    if (next === undefined) return false;
    switch (this.state) {
      case "start":
        if (next === sign.openObject) return this.advance("name", from + 1);
        throw new SyntaxError("Not an object");
      case "name":
        if (next === sign.closeObject && this.isEmpty()) return this.advance("end", from + 1);
        return this.readMember(from);
      case "after-value":
        if (next === sign.comma) return this.advance("name", from + 1);
        if (next === sign.closeObject) return this.advance("end", from + 1);
        throw new SyntaxError("Neither a comma nor the end");
      case "first":
        if (next === sign.closeList) return this.advance("after-value", from + 1);
        return this.readElement(from);
      case "element":
        return this.readElement(from);
      case "after-element":
        if (next === sign.comma) return this.advance("element", from + 1);
        if (next === sign.closeList) return this.advance("after-value", from + 1);
        throw new SyntaxError("Neither a comma nor the end of the list");
      case "end":
        throw new SyntaxError("Something follows the object");
    }
  }

  /** Some servers send a byte order mark. */
  private skipMark(): boolean {
    const length = this.unread.length - 1;
    if (length === 0 || (this.unread[0] === mark[0] && length < mark.length)) return false;
    const hasMark = mark.every((byte, at) => this.unread[at] === byte);
    return this.advance("start", hasMark ? mark.length : 0);
  }

  /** Reads a name and its value once both are complete; of `products`, the name and the opening bracket. */
  private readMember(from: number): boolean {
    const { unread } = this;
    if (unread[from] !== sign.quote) throw new SyntaxError("Not a name");
    const nameEnd = scanValue(unread, from);
    if (nameEnd === -1) return false;
    const colon = skipSpace(unread, nameEnd);
    const start = skipSpace(unread, colon + 1);
    if (start >= unread.length - 1) return false;
    if (unread[colon] !== sign.colon) throw new SyntaxError("No colon after a name");
    const name: string = JSON.parse(textOf(unread, from, nameEnd));
    if (name === listName && this.list !== "none") throw new SyntaxError("Two lists of products");
    if (name === listName && unread[start] === sign.openList) {
      this.list = "list";
      return this.advance("first", start + 1);
    }
    const end = scanValue(unread, start);
    if (end === -1) return false;
    const value: unknown = JSON.parse(textOf(unread, start, end));
    if (name === listName) this.list = "other";
    else Object.defineProperty(this.members, name, { value, enumerable: true, configurable: true });
    return this.advance("after-value", end);
  }

  private readElement(from: number): boolean {
    const end = this.elements.take(this.unread, from);
    if (end !== -1) return this.advance("after-element", end);
    const whole = scanValue(this.unread, from);
    if (whole === -1) return false;
    this.elements.add(JSON.parse(textOf(this.unread, from, whole)));
    return this.advance("after-element", whole);
  }

  private isEmpty(): boolean {
    return this.list === "none" && Object.keys(this.members).length === 0;
  }

  private advance(state: State, at: number): true {
    this.state = state;
    this.at = at;
    return true;
  }
}
