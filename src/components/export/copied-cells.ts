import { clipboardContext, csvRow } from "#spreadsheet/csv.ts";
import { htmlTable } from "#spreadsheet/html-table.ts";
import { headOf, type SheetFormat } from "#spreadsheet/sheet.ts";
import type { CopiedTable } from "#ui/copy/clipboard.ts";
import type { TableContent } from "./exported-table.ts";

/** Rows of a table as both forms that spreadsheets paste as cells, written like an exported file. */
export function copiedCells(
  { columns, rows }: TableContent,
  { format, hasTitles }: { format: SheetFormat; hasTitles: boolean },
): CopiedTable {
  const context = clipboardContext(format);
  const titles = columns.map((column) => headOf(column, format.timeZone));
  const all = hasTitles ? [titles, ...rows] : rows;
  return {
    text: all.map((row) => csvRow(row, context)).join(""),
    html: htmlTable(all, context),
  };
}
