import type { Column } from "./column.ts";

/** Finite numbers; NaN, which JSON cannot hold, stands for "no answer". */
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

  isSame(row: number, other: Column, otherRow: number): boolean {
    return other instanceof NumberColumn && Object.is(this.number(row), other.number(otherRow));
  }

  without(hidden: Uint8Array): NumberColumn {
    const rest = new NumberColumn(true);
    rest.values = this.values.slice(0, hidden.length);
    for (let row = 0; row < hidden.length; row += 1) if (hidden[row] === 1) rest.blank(row);
    return rest;
  }

  read(row: number): number | null {
    const value = this.number(row);
    return Number.isNaN(value) ? null : value;
  }

  /** The value, NaN for "no answer". */
  number(row: number): number {
    return this.values[row] ?? Number.NaN;
  }
}
