import type { LineField } from "#lines/line-fields.ts";

/**
 * Shows or hides a column; the last one stays. A default column returns to its default position, any other becomes
 * the last.
 */
export function toggleColumn(
  columns: readonly LineField[],
  field: LineField,
  defaults: readonly LineField[],
): readonly LineField[] {
  if (columns.includes(field)) {
    return columns.length === 1 ? columns : columns.filter((column) => column !== field);
  }
  const before = defaults.slice(0, Math.max(0, defaults.indexOf(field)));
  const index = defaults.includes(field)
    ? columns.findLastIndex((column) => before.includes(column)) + 1
    : columns.length;
  return columns.toSpliced(index, 0, field);
}

/** Moves a column by a number of positions towards the end, or with a negative number towards the beginning. */
export function moveColumn(
  columns: readonly LineField[],
  field: LineField,
  by: number,
): readonly LineField[] {
  const index = columns.indexOf(field);
  const target = Math.max(0, Math.min(columns.length - 1, index + by));
  return index < 0 ? columns : columns.toSpliced(index, 1).toSpliced(target, 0, field);
}
