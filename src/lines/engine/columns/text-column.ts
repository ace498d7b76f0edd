import { sign } from "#contract/json-signs.ts";
import { type Column, takeNull } from "./column.ts";
import { scanValue, textOf } from "./json-bytes.ts";
import { emptyHash, hashed, TextPool } from "./text-pool.ts";

/** Distinct texts by code; 0 means "no answer". */
export interface Dictionary {
  readonly entries: readonly string[];
  /** By row. */
  readonly codes: Uint32Array;
}

/** Distinct texts, each stored once. Texts of refused lines stay stored, which is harmless. */
export class TextColumn implements Column {
  /** By row, 0 for "no answer". */
  private codes: Uint32Array<ArrayBuffer> = new Uint32Array(0);
  private pool: TextPool;
  /** The highest code that the contract accepts. */
  private readonly last: number;
  private readonly nullable: boolean;
  private cached: Dictionary | null = null;

  /** @param allowed the only texts that the contract accepts; `null` for any */
  constructor(allowed: readonly string[] | null, nullable: boolean, pool = new TextPool()) {
    this.pool = pool;
    for (const text of allowed ?? []) pool.takeText(text);
    this.last = allowed === null ? Number.POSITIVE_INFINITY : pool.size;
    this.nullable = nullable;
  }

  grow(capacity: number): void {
    const codes = new Uint32Array(capacity);
    codes.set(this.codes);
    this.codes = codes;
  }

  take(row: number, bytes: Uint8Array, from: number): number {
    if (bytes[from] !== sign.quote) {
      return this.nullable ? takeNull(this, row, bytes, from) : -1;
    }
    const start = from + 1;
    let hash = emptyHash;
    let end = start;
    for (let byte = bytes[end] ?? 0; byte !== sign.quote; byte = bytes[end] ?? 0) {
      if (byte === sign.backslash) return this.takeEscaped(row, bytes, from);
      if (byte < 0x20) return -1;
      hash = hashed(hash, byte);
      end += 1;
    }
    const code = this.pool.take(bytes, start, end, hash);
    if (code === 0 || code > this.last) return -1;
    this.codes[row] = code;
    return end + 1;
  }

  write(row: number, value: unknown): boolean {
    if (typeof value !== "string") {
      this.codes[row] = 0;
      return value === null && this.nullable;
    }
    const code = this.pool.takeText(value);
    this.codes[row] = code;
    return code <= this.last;
  }

  blank(row: number): void {
    this.codes[row] = 0;
  }

  isBlank(row: number): boolean {
    return (this.codes[row] ?? 0) === 0;
  }

  /** The texts themselves are shared, since none is ever removed. */
  copy(from: Column): void {
    if (!(from instanceof TextColumn)) return;
    this.codes = from.codes.slice();
    this.pool = from.pool;
    this.cached = null;
  }

  isSame(row: number, other: Column, otherRow: number): boolean {
    if (other instanceof TextColumn && other.pool === this.pool) {
      return this.codes[row] === other.codes[otherRow];
    }
    return this.read(row) === other.read(otherRow);
  }

  without(hidden: Uint8Array): TextColumn {
    const masked = new TextColumn(null, true, this.pool);
    const { entries, codes } = this.dictionary(hidden.length);
    const isHidden = (row: number) => hidden[row] === 1;
    masked.codes = this.codes
      .slice(0, hidden.length)
      .map((code, row) => (isHidden(row) ? 0 : code));
    // The same dictionary, including texts that no row has any more.
    masked.cached = { entries, codes: codes.map((code, row) => (isHidden(row) ? 0 : code)) };
    return masked;
  }

  read(row: number): string | null {
    const code = this.codes[row] ?? 0;
    return code === 0 ? null : this.pool.text(code);
  }

  /** A number from 0 to `maxCode`, equal for equal texts; 0 without one. */
  code(row: number): number {
    return this.codes[row] ?? 0;
  }

  get maxCode(): number {
    return this.pool.size;
  }

  /** The distinct texts of the first `size` rows, in order of first appearance. */
  dictionary(size: number): Dictionary {
    if (this.cached?.codes.length === size) return this.cached;
    const entries = [""];
    const codes = new Uint32Array(size);
    const indexes = new Uint32Array(this.pool.size + 1);
    for (let row = 0; row < size; row += 1) {
      const code = this.codes[row] ?? 0;
      if (code === 0) continue;
      let index = indexes[code] ?? 0;
      if (index === 0) {
        index = entries.push(this.pool.text(code)) - 1;
        indexes[code] = index;
      }
      codes[row] = index;
    }
    this.cached = { entries, codes };
    return this.cached;
  }

  /** Reads a text with escape sequences. */
  private takeEscaped(row: number, bytes: Uint8Array, from: number): number {
    const end = scanValue(bytes, from);
    return end !== -1 && this.write(row, JSON.parse(textOf(bytes, from, end))) ? end : -1;
  }
}
