import { parseDecimal } from "#domain/decimal/decimal.ts";
import type { Cell } from "#spreadsheet/sheet.ts";
import {
  type Column,
  type Columns,
  shownValue,
  type TableContext,
  textOf,
} from "#table/entries/columns.ts";
import { type TableContent, tableContent } from "./exported-table.ts";

/** A value for a spreadsheet: exact amounts as decimals, instants as dates, options and durations in words. */
function fileCell<Row, Context extends TableContext>(
  column: Column<Row, Context>,
  row: Row,
  context: Context,
): Cell {
  const value = shownValue(column, row, context);
  if (value === null) return null;
  switch (column.kind) {
    case "option":
    case "duration":
      return textOf(column, row, context);
    case "quantity":
    case "amount":
    case "signedAmount":
      return parseDecimal(String(value));
    case "instant":
      return new Date(Number(value));
    default:
      return value;
  }
}

/** Columns and their rows for a spreadsheet. */
export function contentOf<Row, Context extends TableContext>(
  columns: Columns<Row, Context>,
  rows: readonly Row[],
  context: Context,
): TableContent {
  return tableContent(
    Object.values(columns).map((column) => ({
      title: column.title(context),
      isInstant: column.kind === "instant",
      value: (row: Row) => fileCell(column, row, context),
    })),
    rows,
  );
}
