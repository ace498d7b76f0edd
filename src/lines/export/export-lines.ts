import type { LineTable } from "#lines/engine/line-table.ts";
import { withUnits } from "#lines/engine/row-sorts.ts";
import type { ExportOptions } from "#lines/line-export.ts";
import { type ExportWatch, rowBlocks } from "#spreadsheet/row-blocks.ts";
import type { SheetFile } from "#spreadsheet/sheet.ts";
import { writeSheet } from "#spreadsheet/write-sheet.ts";
import { fileCells, isInstant } from "./file-cells.ts";

/**
 * Writes lines to a file, yielding to other questions between blocks.
 * @throws the signal's abort reason
 */
export async function exportLines(
  table: Pick<LineTable, "order" | "rows">,
  { options, ...watch }: ExportWatch & { readonly options: ExportOptions },
): Promise<SheetFile> {
  const sorted = table.order(options.filter, withUnits(options.sorts), options.lineOptions);
  const order = sorted.subarray(0, options.first);
  const fields = options.columns.map(({ field }) => field);
  const cellsOf = fileCells(options);
  const blocks = rowBlocks(
    order.length,
    (from, to) => table.rows(order.subarray(from, to), fields).map(cellsOf),
    watch,
  );
  const columns = options.columns.map(({ field, title }) => ({
    title,
    isInstant: isInstant(field),
  }));
  const sheet = { columns, name: options.sheetName };
  const { format } = options;
  const written = await writeSheet(blocks, { sheet, format, signal: watch.signal });
  return { ...written, rows: order.length };
}
