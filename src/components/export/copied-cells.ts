import type { Format } from "#format/format.ts";
import { clipboardContext, csvRow } from "#spreadsheet/csv.ts";
import { htmlTable } from "#spreadsheet/html-table.ts";
import { headOf } from "#spreadsheet/sheet.ts";
import type { CopiedTable } from "#ui/copy/clipboard.ts";
import type { TableContent } from "./exported-table.ts";

/**
 * Rows of a table as both forms that spreadsheets paste as cells. Numbers have the decimal sign that the page shows,
 * whichever a file has.
 */
export function copiedCells(
  { columns, rows }: TableContent,
  { format, hasTitles }: { format: Pick<Format, "signs" | "timeZone">; hasTitles: boolean },
): CopiedTable {
  const { timeZone, signs } = format;
  const context = clipboardContext({ timeZone, decimalSign: signs.decimal });
  const titles = columns.map((column) => headOf(column, timeZone));
  const all = hasTitles ? [titles, ...rows] : rows;
  return {
    text: all.map((row) => csvRow(row, context)).join(""),
    html: htmlTable(all, context),
  };
}
