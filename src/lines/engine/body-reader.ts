import { readElements } from "./element-reader.ts";
import { scanValue, skipSpace } from "./scan-value.ts";

type Place = "start" | "name" | "list" | "after-value" | "end";

const listName = "products";

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
  private place: Place = "start";
  private isFirst = true;
  private rest = "";

  /** Whether the whole object has been read. */
  get isEnded(): boolean {
    return this.place === "end";
  }

  /** @returns the elements of `products` that the text brought to an end */
  push(text: string): readonly unknown[] {
    this.rest += text;
    const elements: unknown[] = [];
    for (;;) {
      const { place, rest } = this;
      if (place === "list") this.readList(elements);
      else this.readMember();
      // Each step takes something from the text or goes on to another place, or has to wait.
      if (place === this.place && rest.length === this.rest.length) return elements;
    }
  }

  private readList(elements: unknown[]): void {
    const read = readElements(this.rest, this.isFirst);
    for (const element of read.elements) elements.push(element);
    if (read.elements.length > 0) this.isFirst = false;
    this.rest = read.rest;
    if (read.closed) this.place = "after-value";
  }

  private readMember(): void {
    const from = skipSpace(this.rest, 0);
    const sign = this.rest[from];
    if (sign === undefined) return;
    switch (this.place) {
      case "start":
        if (sign !== "{") throw new SyntaxError("Not an object");
        this.go("name", from + 1);
        return;
      case "name":
        if (sign === "}" && this.isEmpty()) this.go("end", from + 1);
        else this.readValue(from);
        return;
      case "after-value":
        if (sign !== "," && sign !== "}") throw new SyntaxError("Neither a comma nor the end");
        this.go(sign === "," ? "name" : "end", from + 1);
        return;
      default:
        throw new SyntaxError("Something follows the object");
    }
  }

  /** Reads a name and its value once both are whole; of `products`, the name and the opening bracket. */
  private readValue(from: number): void {
    const { rest } = this;
    if (rest[from] !== '"') throw new SyntaxError("Not a name");
    const nameEnd = scanValue(rest, from);
    if (nameEnd === -1) return;
    const colon = skipSpace(rest, nameEnd);
    const start = skipSpace(rest, colon + 1);
    if (start >= rest.length) return;
    if (rest[colon] !== ":") throw new SyntaxError("No colon after a name");
    const name: string = JSON.parse(rest.slice(from, nameEnd));
    if (name === listName && this.list !== "none") throw new SyntaxError("Two lists of products");
    if (name === listName && rest[start] === "[") {
      this.list = "list";
      this.go("list", start + 1);
      return;
    }
    const end = scanValue(rest, start);
    if (end === -1) return;
    const value: unknown = JSON.parse(rest.slice(start, end));
    if (name === listName) this.list = "other";
    else Object.defineProperty(this.members, name, { value, enumerable: true, configurable: true });
    this.go("after-value", end);
  }

  private isEmpty(): boolean {
    return this.list === "none" && Object.keys(this.members).length === 0;
  }

  private go(place: Place, taken: number): void {
    this.place = place;
    this.rest = this.rest.slice(taken);
  }
}
