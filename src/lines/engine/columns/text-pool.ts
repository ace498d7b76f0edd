import { textOf } from "./json-bytes.ts";

const encoder = new TextEncoder();

function larger<A extends Uint8Array | Uint32Array | Int32Array>(list: A, next: A): A {
  next.set(list);
  return next;
}

function isAscii(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if ((bytes[at] ?? 0) >= 0x80) return false;
  return true;
}

/** Whether bytes are how their text is written in UTF-8. */
function isWellFormed(bytes: Uint8Array, from: number, to: number): boolean {
  if (isAscii(bytes, from, to)) return true;
  const again = encoder.encode(textOf(bytes, from, to));
  return again.length === to - from && again.every((byte, at) => byte === bytes[from + at]);
}

/** How many UTF-16 units a text has for a byte of its UTF-8: one for each character's first, two for the longest. */
function unitsOf(byte: number): number {
  if ((byte & 0xc0) === 0x80) return 0;
  return byte >= 0xf0 ? 2 : 1;
}

/** Where a text's hash begins, before any of its bytes. */
export const emptyHash = 0x811c9dc5 | 0;

/** The hash of a text with one byte more (FNV-1a, 32 bits). */
export function hashed(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, 0x01000193);
}

/**
 * Texts by number, from 1 on, each once. They are kept as the bytes in which they came, and found by them, so that
 * reading a text that is there already makes no garbage; a text is decoded when it is first asked for.
 */
export class TextPool {
  private count = 1;
  private bytes = new Uint8Array(64);
  /** Where each text ends in the bytes; the next begins there. */
  private ends = new Uint32Array(8);
  private hashes = new Int32Array(8);
  /** Numbers of texts by hash, 0 where there is none: at most half full, a collision takes the next place. */
  private slots = new Uint32Array(16);
  /** The texts by number, as many as have been decoded. */
  private readonly decoded: string[] = [""];
  /** Texts with half of a surrogate pair, which cannot be written in UTF-8. */
  private readonly broken = new Map<string, number>();

  /** How many texts there are. */
  get size(): number {
    return this.count - 1;
  }

  /** The text of that number. */
  text(code: number): string {
    if (code >= this.decoded.length) this.decode();
    return this.decoded[code] ?? "";
  }

  /**
   * The number of a text, which is taken in if it is new.
   * @param source holds its bytes from `from` to `to`
   * @param hash of them
   * @returns 0 where they are not how the text is written in UTF-8
   */
  take(source: Uint8Array, from: number, to: number, hash: number): number {
    const known = this.find(source, from, to, hash);
    if (known > 0) return known;
    return isWellFormed(source, from, to) ? this.add(source, from, to, hash) : 0;
  }

  /** The number of a text, which is taken in if it is new. */
  takeText(text: string): number {
    if (!text.isWellFormed()) return this.broken.get(text) ?? this.addBroken(text);
    const bytes = encoder.encode(text);
    const hash = bytes.reduce(hashed, emptyHash);
    return this.find(bytes, 0, bytes.length, hash) || this.add(bytes, 0, bytes.length, hash);
  }

  private find(source: Uint8Array, from: number, to: number, hash: number): number {
    const { slots, hashes } = this;
    const mask = slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const code = slots[slot] ?? 0;
      if (code === 0 || (hashes[code] === hash && this.isSame(code, source, from, to))) return code;
    }
  }

  /** Decodes all that has come since: in one piece, since to decode many short ones takes several times as long. */
  private decode(): void {
    const { bytes, ends, decoded, count } = this;
    let at = ends[decoded.length - 1] ?? 0;
    const all = textOf(bytes, at, ends[count - 1] ?? 0);
    let from = 0;
    for (let code = decoded.length; code < count; code += 1) {
      let to = from;
      for (; at < (ends[code] ?? 0); at += 1) to += unitsOf(bytes[at] ?? 0);
      decoded.push(all.slice(from, to));
      from = to;
    }
    for (const [text, code] of this.broken) decoded[code] = text;
  }

  private isSame(code: number, source: Uint8Array, from: number, to: number): boolean {
    const { bytes, ends } = this;
    const start = ends[code - 1] ?? 0;
    if ((ends[code] ?? 0) - start !== to - from) return false;
    for (let at = from; at < to; at += 1) {
      if (source[at] !== bytes[start + at - from]) return false;
    }
    return true;
  }

  private add(source: Uint8Array, from: number, to: number, hash: number): number {
    const start = this.ends[this.count - 1] ?? 0;
    const end = start + to - from;
    if (end > this.bytes.length) this.bytes = larger(this.bytes, new Uint8Array(2 * end));
    const { bytes } = this;
    for (let at = 0; at < to - from; at += 1) bytes[start + at] = source[from + at] ?? 0;
    const code = this.enter(end);
    this.hashes[code] = hash;
    if (2 * this.count > this.slots.length) this.makeSlots();
    this.place(code);
    return code;
  }

  private makeSlots(): void {
    const { slots } = this;
    this.slots = new Uint32Array(4 * slots.length);
    for (const code of slots) if (code > 0) this.place(code);
  }

  private addBroken(text: string): number {
    const code = this.enter(this.ends[this.count - 1] ?? 0);
    this.broken.set(text, code);
    return code;
  }

  /** A number for one more text, whose bytes end there. */
  private enter(end: number): number {
    const code = this.count;
    this.count += 1;
    if (code === this.ends.length) {
      this.ends = larger(this.ends, new Uint32Array(2 * code));
      this.hashes = larger(this.hashes, new Int32Array(2 * code));
    }
    this.ends[code] = end;
    return code;
  }

  private place(code: number): void {
    const { slots } = this;
    const mask = slots.length - 1;
    let slot = (this.hashes[code] ?? 0) & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = code;
  }
}
