import type { Messages } from "#messages/en/catalogue.ts";
import { clipboardContext, csvRow } from "#spreadsheet/csv.ts";
import { type ExportWatch, rowBlocks } from "#spreadsheet/row-blocks.ts";
import { headOf, type SheetFile, type SheetFormat, sheetName } from "#spreadsheet/sheet.ts";
import { writeSheet } from "#spreadsheet/write-sheet.ts";
import type { ExportedTable } from "./exported-table.ts";

interface WriteOptions {
  readonly messages: Messages;
  readonly format: SheetFormat;
  /** How many of the first rows; all without it. */
  readonly first: number | undefined;
}

/**
 * A table as a file.
 * @throws whatever reading it throws, or the signal's abort reason
 */
export async function tableFile(
  { title, read }: Pick<ExportedTable, "title" | "read">,
  { messages, format, first, ...watch }: WriteOptions & ExportWatch,
): Promise<SheetFile> {
  const { columns, rows: all } = await read(messages);
  const rows = all.slice(0, first);
  const blocks = rowBlocks(rows.length, (from, to) => rows.slice(from, to), watch);
  const sheet = { columns, name: sheetName(title) };
  const written = await writeSheet(blocks, { sheet, format, signal: watch.signal });
  return { ...written, rows: rows.length };
}

/** A table as text that is pasted into a spreadsheet as cells. */
export async function tableText(
  { read }: Pick<ExportedTable, "read">,
  { messages, format, first }: WriteOptions,
): Promise<string> {
  const { columns, rows } = await read(messages);
  const context = clipboardContext(format);
  const titles = columns.map((column) => headOf(column, format.timeZone));
  return [titles, ...rows.slice(0, first)].map((row) => csvRow(row, context)).join("");
}
