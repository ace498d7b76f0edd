import { sign } from "#contract/json-signs.ts";
import { scanValue, skipSpace, textOf } from "#lines/engine/columns/json-bytes.ts";

type Place =
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

/** From this size on, in bytes, what has not ended is looked at again only when there is half as much more of it. */
const large = 1024 * 1024;

/** Takes in the elements of `products` as they come. */
export interface Elements {
  /**
   * Takes the element in that begins at `from`, if it can do so byte by byte.
   * @param bytes a zero, which no JSON holds, follows those that came
   * @returns where it ends; -1 where it has not all come, or is to be parsed
   * @throws SyntaxError where it cannot be JSON
   */
  take(bytes: Uint8Array, from: number): number;
  /** Takes in, or sets aside, an element that was not taken so. */
  add(element: unknown): void;
}

/**
 * Reads a JSON object piece by piece, wherever the pieces are cut: its members, and the elements of `products`
 * as they come, wherever in the object that stands. A body that is not such an object throws a SyntaxError; what
 * was read of it before stays read.
 */
export class BodyReader {
  /** The members read so far, but for `products`. */
  readonly members: Record<string, unknown> = {};
  /** Whether `products` has begun, and whether it is a list. */
  list: "none" | "list" | "other" = "none";
  private place: Place = "mark";
  private readonly elements: Elements;
  private buffer = new Uint8Array(0);
  /** What is not read yet, with a zero behind it. */
  private rest = new Uint8Array(1);
  private at = 0;
  /** As many bytes have to be there before they are looked at. */
  private enough = 0;

  constructor(elements: Elements) {
    this.elements = elements;
  }

  /** Whether the whole object has been read. */
  get isEnded(): boolean {
    return this.place === "end";
  }

  /** Reads as much as the bytes bring to an end; half of a character may follow with the next ones. */
  push(piece: Uint8Array): void {
    this.append(piece);
    if (this.rest.length < this.enough) return;
    this.read();
    const left = this.rest.length - this.at;
    this.enough = left < large ? 0 : 1.5 * left;
  }

  /** Reads what is left once nothing more comes, and lets it go. */
  end(): void {
    this.read();
    this.buffer = new Uint8Array(0);
    this.rest = new Uint8Array(1);
    this.at = 0;
  }

  private read(): void {
    while (this.step());
  }

  private append(piece: Uint8Array): void {
    const left = this.rest.subarray(this.at, -1);
    const length = left.length + piece.length;
    if (length >= this.buffer.length) {
      const buffer = new Uint8Array(2 * length + 1);
      buffer.set(left);
      this.buffer = buffer;
    } else this.buffer.set(left);
    this.buffer.set(piece, left.length);
    this.buffer[length] = 0;
    this.rest = this.buffer.subarray(0, length + 1);
    this.at = 0;
  }

  /** @returns whether it came a step further */
  private step(): boolean {
    if (this.place === "mark") return this.skipMark();
    const from = skipSpace(this.rest, this.at);
    const next = from < this.rest.length - 1 ? this.rest[from] : undefined;
    if (next === undefined) return false;
    switch (this.place) {
      case "start":
        if (next === sign.openObject) return this.go("name", from + 1);
        throw new SyntaxError("Not an object");
      case "name":
        if (next === sign.closeObject && this.isEmpty()) return this.go("end", from + 1);
        return this.readMember(from);
      case "after-value":
        if (next === sign.comma) return this.go("name", from + 1);
        if (next === sign.closeObject) return this.go("end", from + 1);
        throw new SyntaxError("Neither a comma nor the end");
      case "first":
        if (next === sign.closeList) return this.go("after-value", from + 1);
        return this.readElement(from);
      case "element":
        return this.readElement(from);
      case "after-element":
        if (next === sign.comma) return this.go("element", from + 1);
        if (next === sign.closeList) return this.go("after-value", from + 1);
        throw new SyntaxError("Neither a comma nor the end of the list");
      case "end":
        throw new SyntaxError("Something follows the object");
    }
  }

  /** Some servers put a mark before UTF-8. */
  private skipMark(): boolean {
    const length = this.rest.length - 1;
    if (length === 0 || (this.rest[0] === mark[0] && length < mark.length)) return false;
    const isThere = mark.every((byte, at) => this.rest[at] === byte);
    return this.go("start", isThere ? mark.length : 0);
  }

  /** Reads a name and its value once both are whole; of `products`, the name and the opening bracket. */
  private readMember(from: number): boolean {
    const { rest } = this;
    if (rest[from] !== sign.quote) throw new SyntaxError("Not a name");
    const nameEnd = scanValue(rest, from);
    if (nameEnd === -1) return false;
    const colon = skipSpace(rest, nameEnd);
    const start = skipSpace(rest, colon + 1);
    if (start >= rest.length - 1) return false;
    if (rest[colon] !== sign.colon) throw new SyntaxError("No colon after a name");
    const name: string = JSON.parse(textOf(rest, from, nameEnd));
    if (name === listName && this.list !== "none") throw new SyntaxError("Two lists of products");
    if (name === listName && rest[start] === sign.openList) {
      this.list = "list";
      return this.go("first", start + 1);
    }
    const end = scanValue(rest, start);
    if (end === -1) return false;
    const value: unknown = JSON.parse(textOf(rest, start, end));
    if (name === listName) this.list = "other";
    else Object.defineProperty(this.members, name, { value, enumerable: true, configurable: true });
    return this.go("after-value", end);
  }

  private readElement(from: number): boolean {
    const end = this.elements.take(this.rest, from);
    if (end !== -1) return this.go("after-element", end);
    const whole = scanValue(this.rest, from);
    if (whole === -1) return false;
    this.elements.add(JSON.parse(textOf(this.rest, from, whole)));
    return this.go("after-element", whole);
  }

  private isEmpty(): boolean {
    return this.list === "none" && Object.keys(this.members).length === 0;
  }

  private go(place: Place, at: number): true {
    this.place = place;
    this.at = at;
    return true;
  }
}
