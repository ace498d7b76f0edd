import type { Column } from "./column.ts";
import { NumberColumn } from "./number-column.ts";
import { utcInstant } from "./utc-instant.ts";

/** Instants, kept as milliseconds since 1970: what is finer is not kept, nor the offset that they were told in. */
export class InstantColumn implements Column {
  readonly instants: NumberColumn;
  private readonly pattern: RegExp;
  private lastText = "";
  private lastInstant = Number.NaN;

  /** @param pattern which texts the contract takes for an instant */
  constructor(pattern: RegExp, nullable: boolean) {
    this.instants = new NumberColumn(nullable);
    this.pattern = pattern;
  }

  grow(capacity: number): void {
    this.instants.grow(capacity);
  }

  write(row: number, value: unknown): boolean {
    if (typeof value !== "string")
      return this.instants.write(row, value === null ? null : undefined);
    // Many lines share an instant: the counting's start, the night in which metrics were worked out.
    if (value !== this.lastText) {
      const instant = utcInstant(value);
      if (Number.isNaN(instant) && !this.pattern.test(value)) return false;
      this.lastText = value;
      this.lastInstant = Number.isNaN(instant) ? Date.parse(value) : instant;
    }
    return this.instants.write(row, this.lastInstant);
  }

  blank(row: number): void {
    this.instants.blank(row);
  }

  isBlank(row: number): boolean {
    return this.instants.isBlank(row);
  }

  isSame(row: number, other: Column, otherRow: number): boolean {
    return other instanceof InstantColumn && this.instants.isSame(row, other.instants, otherRow);
  }

  without(hidden: Uint8Array): InstantColumn {
    const rest = new InstantColumn(this.pattern, true);
    rest.instants.values = this.instants.without(hidden).values;
    return rest;
  }

  /** ISO 8601 in UTC with milliseconds. */
  read(row: number): string | null {
    const instant = this.instants.number(row);
    return Number.isNaN(instant) ? null : new Date(instant).toISOString();
  }
}
