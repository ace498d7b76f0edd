/** A column that grows; every cell is written or blanked before it is read. */
export interface Column {
  /** Makes room for that many rows in all. */
  grow(capacity: number): void;
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
