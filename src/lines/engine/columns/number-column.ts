import { sign } from "#contract/json-signs.ts";
import { type Column, takeNull } from "./column.ts";

/** Powers of ten by exponent. */
const powers = Array.from({ length: 17 }, (_, exponent) => Number(`1e${exponent}`));

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

/** Finite numbers; NaN, which JSON cannot contain, means "no answer". */
export class NumberColumn implements Column {
  values: Float64Array<ArrayBuffer> = new Float64Array(0);
  private readonly nullable: boolean;

  constructor(nullable: boolean) {
    this.nullable = nullable;
  }

  grow(capacity: number): void {
    const values = new Float64Array(capacity);
    values.set(this.values);
    this.values = values;
  }

  take(row: number, bytes: Uint8Array, from: number): number {
    const isNegative = bytes[from] === sign.minus;
    const start = isNegative ? from + 1 : from;
    let digits = 0;
    let at = start;
    for (; isDigit(bytes[at]); at += 1) digits = digits * 10 + ((bytes[at] ?? 0) - 0x30);
    if (at === start) return this.nullable ? takeNull(this, row, bytes, from) : -1;
    if (bytes[start] === 0x30 && at > start + 1) return -1;
    let fraction = 0;
    if (bytes[at] === sign.point) {
      for (at += 1; isDigit(bytes[at]); at += 1) {
        digits = digits * 10 + ((bytes[at] ?? 0) - 0x30);
        fraction += 1;
      }
      if (fraction === 0) return -1;
    }
    // The quotient of two exact numbers is the number nearest to the decimal; others need the slower path.
    const power = powers[fraction];
    if (digits > Number.MAX_SAFE_INTEGER || power === undefined) return -1;
    if (bytes[at] === 0x65 || bytes[at] === 0x45) return -1;
    this.values[row] = (isNegative ? -digits : digits) / power;
    return at;
  }

  write(row: number, value: unknown): boolean {
    if (typeof value === "number") {
      this.values[row] = value;
      return Number.isFinite(value);
    }
    this.blank(row);
    return value === null && this.nullable;
  }

  blank(row: number): void {
    this.values[row] = Number.NaN;
  }

  isBlank(row: number): boolean {
    return Number.isNaN(this.number(row));
  }

  copy(from: Column): void {
    if (from instanceof NumberColumn) this.values = from.values.slice();
  }

  isSame(row: number, other: Column, otherRow: number): boolean {
    return other instanceof NumberColumn && Object.is(this.number(row), other.number(otherRow));
  }

  without(hidden: Uint8Array): NumberColumn {
    const masked = new NumberColumn(true);
    masked.values = this.values.slice(0, hidden.length);
    for (let row = 0; row < hidden.length; row += 1) if (hidden[row] === 1) masked.blank(row);
    return masked;
  }

  read(row: number): number | null {
    const value = this.number(row);
    return Number.isNaN(value) ? null : value;
  }

  number(row: number): number {
    return this.values[row] ?? Number.NaN;
  }
}
