import { textOf } from "./json-bytes.ts";

const encoder = new TextEncoder();

function grown<A extends Uint8Array | Uint32Array | Int32Array>(list: A, next: A): A {
  next.set(list);
  return next;
}

function isAscii(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if ((bytes[at] ?? 0) >= 0x80) return false;
  return true;
}

/** Whether the bytes are the UTF-8 of their text. */
function isWellFormed(bytes: Uint8Array, from: number, to: number): boolean {
  if (isAscii(bytes, from, to)) return true;
  const again = encoder.encode(textOf(bytes, from, to));
  return again.length === to - from && again.every((byte, at) => byte === bytes[from + at]);
}

/** UTF-16 units that a byte of UTF-8 adds: one for a character's first byte, two for the longest form. */
function unitsOf(byte: number): number {
  if ((byte & 0xc0) === 0x80) return 0;
  return byte >= 0xf0 ? 2 : 1;
}

/** Initial hash of a text. */
export const emptyHash = 0x811c9dc5 | 0;

/** Adds a byte to a hash (FNV-1a, 32 bits). */
export function hashed(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, 0x01000193);
}

/**
 * Distinct texts by code, from 1 on. They are stored as the bytes received and looked up by them, so that
 * reading a known text allocates nothing; a text is decoded when first read.
 */
export class TextPool {
  private count = 1;
  private bytes = new Uint8Array(64);
  /** End of each text in the bytes; the next begins there. */
  private ends = new Uint32Array(8);
  private hashes = new Int32Array(8);
  /** Hash table of codes, 0 if empty: at most half full, with linear probing. */
  private slots = new Uint32Array(16);
  /** Decoded texts by code. */
  private readonly decoded: string[] = [""];
  /** Texts with lone surrogates, which UTF-8 cannot encode. */
  private readonly illFormed = new Map<string, number>();

  /** Number of texts. */
  get size(): number {
    return this.count - 1;
  }

  text(code: number): string {
    if (code >= this.decoded.length) this.decode();
    return this.decoded[code] ?? "";
  }

  /**
   * The code of a text, which is added if it is new.
   * @param source contains its bytes from `from` to `to`
   * @param hash of these bytes
   * @returns 0 when they are not the UTF-8 of the text
   */
  take(source: Uint8Array, from: number, to: number, hash: number): number {
    const known = this.find(source, from, to, hash);
    if (known > 0) return known;
    return isWellFormed(source, from, to) ? this.add(source, from, to, hash) : 0;
  }

  /** The code of a text, which is added if it is new. */
  takeText(text: string): number {
    if (!text.isWellFormed()) return this.illFormed.get(text) ?? this.addIllFormed(text);
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

  /** Decodes all new texts in one call, which is several times as fast as one by one. */
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
    for (const [text, code] of this.illFormed) decoded[code] = text;
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
    if (end > this.bytes.length) this.bytes = grown(this.bytes, new Uint8Array(2 * end));
    const { bytes } = this;
    for (let at = 0; at < to - from; at += 1) bytes[start + at] = source[from + at] ?? 0;
    const code = this.addEntry(end);
    this.hashes[code] = hash;
    if (2 * this.count > this.slots.length) this.makeSlots();
    this.fillSlot(code);
    return code;
  }

  private makeSlots(): void {
    const { slots } = this;
    this.slots = new Uint32Array(4 * slots.length);
    for (const code of slots) if (code > 0) this.fillSlot(code);
  }

  private addIllFormed(text: string): number {
    const code = this.addEntry(this.ends[this.count - 1] ?? 0);
    this.illFormed.set(text, code);
    return code;
  }

  /** Adds a text whose bytes end there, and returns its code. */
  private addEntry(end: number): number {
    const code = this.count;
    this.count += 1;
    if (code === this.ends.length) {
      this.ends = grown(this.ends, new Uint32Array(2 * code));
      this.hashes = grown(this.hashes, new Int32Array(2 * code));
    }
    this.ends[code] = end;
    return code;
  }

  private fillSlot(code: number): void {
    const { slots } = this;
    const mask = slots.length - 1;
    let slot = (this.hashes[code] ?? 0) & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = code;
  }
}
