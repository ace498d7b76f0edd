import { isNull } from "./json-bytes.ts";

/** A column that grows; every cell is written or blanked before it is read. */
export interface Column {
  /** Makes room for that many rows in all. */
  grow(capacity: number): void;
  /**
   * Takes the JSON value in that begins at `from`, if it is one of the column's and written in the usual way. Behind
   * the bytes that came there is a zero, which no JSON holds.
   * @returns where it ends; -1 where it has not all come, or needs a closer look, by `write`
   * @throws SyntaxError where it cannot be JSON
   */
  take(row: number, bytes: Uint8Array, from: number): number;
  /** Takes the value in if it is one of the column's, and says whether it is. */
  write(row: number, value: unknown): boolean;
  /** Writes "no answer". */
  blank(row: number): void;
  isBlank(row: number): boolean;
  /** Whether a row holds what a row of another column holds. */
  isSame(row: number, other: Column, otherRow: number): boolean;
  /** The first rows of it, with "no answer" where the list has a 1. */
  without(hidden: Uint8Array): Column;
  /** The value as JSON holds it; `null` is "no answer". */
  read(row: number): string | number | null;
}

/** Takes a `null` in that begins there: where it ends, or -1 for what is none. */
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
