import type { LineField } from "#lines/line-field.ts";
import { usualFields } from "#lines/line-row.ts";

/**
 * Shows a column that was not shown, or the other way round; the last one stays. A usual one comes back behind
 * those that usually stand before it, any other becomes the last.
 */
export function flipColumn(columns: readonly LineField[], field: LineField): readonly LineField[] {
  if (columns.includes(field)) {
    return columns.length === 1 ? columns : columns.filter((column) => column !== field);
  }
  const usual: readonly LineField[] = usualFields;
  const before = usual.slice(0, Math.max(0, usual.indexOf(field)));
  const place = usual.includes(field)
    ? columns.findLastIndex((column) => before.includes(column)) + 1
    : columns.length;
  return columns.toSpliced(place, 0, field);
}

/** Moves a column so many places towards the end, or towards the beginning with less than 0; not over the ends. */
export function moveColumn(
  columns: readonly LineField[],
  field: LineField,
  by: number,
): readonly LineField[] {
  const place = columns.indexOf(field);
  const target = Math.max(0, Math.min(columns.length - 1, place + by));
  return place < 0 ? columns : columns.toSpliced(place, 1).toSpliced(target, 0, field);
}
