import type { Column, Columns } from "./columns.ts";

/** The columns that the page has, with their names. */
export function pageColumns<Row, Context, Name extends string>(
  columns: Columns<Row, Context, Name>,
): readonly (readonly [Name, Column<Row, Context>])[] {
  const all = Object.entries(columns) as [Name, Column<Row, Context>][];
  return all.filter(([, { place }]) => place !== "file");
}

/**
 * The columns of a table's file.
 * @param first come before those of the table, and replace those of the same names
 */
export function fileColumns<Row, Context>(
  table: Columns<Row, Context>,
  first: Columns<Row, Context> = {},
): Columns<Row, Context> {
  const own = Object.entries(table).filter(([, { place }]) => place !== "page");
  return { ...first, ...Object.fromEntries(own), ...first };
}
