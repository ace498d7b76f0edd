import type { Format } from "#format/format.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import { type ExportWatch, rowBlocks } from "#spreadsheet/row-blocks.ts";
import { type SheetFile, type SheetFormat, sheetName } from "#spreadsheet/sheet.ts";
import { writeSheet } from "#spreadsheet/write-sheet.ts";
import type { CopiedTable } from "#ui/copy/clipboard.ts";
import { copiedCells } from "./copied-cells.ts";
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

/** A table with its titles for the clipboard. */
export async function copiedTable(
  { read }: Pick<ExportedTable, "read">,
  {
    messages,
    format,
    first,
  }: Pick<WriteOptions, "messages" | "first"> & {
    readonly format: Pick<Format, "signs" | "timeZone">;
  },
): Promise<CopiedTable> {
  const { columns, rows } = await read(messages);
  return copiedCells({ columns, rows: rows.slice(0, first) }, { format, hasTitles: true });
}
