import type { Messages } from "#messages/en/catalogue.ts";
import type { Cell, SheetColumn } from "#spreadsheet/sheet.ts";

/** The columns of a table and its rows in their order. */
export interface TableContent {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A table that can be exported. */
export interface ExportedTable {
  /** What it is called, also in a workbook. */
  readonly title: string;
  /** Name of the file without its ending; by default the title, after the counting's id on its page. */
  readonly fileName?: string | undefined;
  /** Number of its rows; `null` before it is read. */
  readonly count: number | null;
  /** Says what is missing; `null` for nothing. */
  readonly warning?: ((messages: Messages) => string | null) | undefined;
  /** The gateway's own path of the same rows as a Parquet file, which its session may read. */
  readonly parquet?: string | undefined;
  /** Reads it once it is exported. */
  readonly read: (messages: Messages) => TableContent | Promise<TableContent>;
}

/** Columns with a function each, and the rows that they are read from. */
export function tableContent<Row>(
  columns: readonly (SheetColumn & { readonly value: (row: Row) => Cell })[],
  rows: readonly Row[],
): TableContent {
  return { columns, rows: rows.map((row) => columns.map(({ value }) => value(row))) };
}
