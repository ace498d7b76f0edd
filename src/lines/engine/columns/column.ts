import { isNull } from "./json-bytes.ts";

/** A growable column; every cell is written or blanked before it is read. */
export interface Column {
  /** Makes room for that many rows in all. */
  grow(capacity: number): void;
  /**
   * Reads the JSON value at `from`, if it is valid for the column and in the usual notation. The received bytes
   * are followed by a zero, which JSON cannot contain.
   * @returns the end of the value; -1 when it is incomplete or needs the slower `write`
   * @throws SyntaxError when it cannot be JSON
   */
  take(row: number, bytes: Uint8Array, from: number): number;
  /** Stores the value and returns whether it is valid for the column. */
  write(row: number, value: unknown): boolean;
  /** Stores "no answer". */
  blank(row: number): void;
  isBlank(row: number): boolean;
  /** Takes over all rows of a column of the same field. */
  copy(from: Column): void;
  /** Compares a row with a row of another column. */
  isSame(row: number, other: Column, otherRow: number): boolean;
  /** A copy of the first rows, with "no answer" where `hidden` is 1. */
  without(hidden: Uint8Array): Column;
  /** The value as in JSON; `null` is "no answer". */
  read(row: number): string | number | null;
}

/** Reads a `null`: returns its end, or -1 for anything else. */
export function takeNull(
  column: Pick<Column, "blank">,
  row: number,
  bytes: Uint8Array,
  from: number,
): number {
  if (!isNull(bytes, from)) return -1;
  column.blank(row);
  return from + 4;
}
