import { type Columns, isHidden, type TableContext } from "#table/entries/columns.ts";

/** The columns that the viewer may see: those with costs are left out, on the page and in files, where costs are hidden. */
export function seenColumns<Row, Context extends TableContext>(
  columns: Columns<Row, Context>,
  context: TableContext,
): Columns<Row, Context> {
  return Object.fromEntries(
    Object.entries(columns).filter(([, column]) => !isHidden(column, context)),
  );
}
