import { sign } from "#contract/json-signs.ts";
import type { Column } from "./column.ts";
import { isNull, scanValue, textOf } from "./json-bytes.ts";
import { NumberColumn } from "./number-column.ts";
import { utcInstant } from "./utc-instant.ts";

/** Instants as milliseconds since 1970; finer precision and the original offset are dropped. */
export class InstantColumn implements Column {
  readonly instants: NumberColumn;
  private readonly pattern: RegExp;
  private lastText = "";
  private lastInstant = Number.NaN;

  /** @param pattern of the texts that the contract accepts as instants */
  constructor(pattern: RegExp, nullable: boolean) {
    this.instants = new NumberColumn(nullable);
    this.pattern = pattern;
  }

  grow(capacity: number): void {
    this.instants.grow(capacity);
  }

  take(row: number, bytes: Uint8Array, from: number): number {
    if (isNull(bytes, from)) return this.instants.take(row, bytes, from);
    if (bytes[from] !== sign.quote) return -1;
    const instant = utcInstant(bytes, from + 1);
    if (!Number.isNaN(instant) && bytes[from + 25] === sign.quote) {
      this.instants.write(row, instant);
      return from + 26;
    }
    const end = scanValue(bytes, from);
    return end !== -1 && this.write(row, textOf(bytes, from + 1, end - 1)) ? end : -1;
  }

  write(row: number, value: unknown): boolean {
    if (typeof value !== "string")
      return this.instants.write(row, value === null ? null : undefined);
    // Many lines share an instant: the counting's start, the night in which metrics were computed.
    if (value !== this.lastText) {
      if (!this.pattern.test(value)) return false;
      this.lastText = value;
      this.lastInstant = Date.parse(value);
    }
    return this.instants.write(row, this.lastInstant);
  }

  blank(row: number): void {
    this.instants.blank(row);
  }

  isBlank(row: number): boolean {
    return this.instants.isBlank(row);
  }

  copy(from: Column): void {
    if (from instanceof InstantColumn) this.instants.copy(from.instants);
  }

  isSame(row: number, other: Column, otherRow: number): boolean {
    return other instanceof InstantColumn && this.instants.isSame(row, other.instants, otherRow);
  }

  without(hidden: Uint8Array): InstantColumn {
    const masked = new InstantColumn(this.pattern, true);
    masked.instants.values = this.instants.without(hidden).values;
    return masked;
  }

  /** ISO 8601 in UTC with milliseconds. */
  read(row: number): string | null {
    const instant = this.instants.number(row);
    return Number.isNaN(instant) ? null : new Date(instant).toISOString();
  }
}
