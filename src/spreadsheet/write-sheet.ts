import { partOf } from "#transport/failed-part.ts";
import { byteOrderMark, csvContext, csvRow } from "./csv.ts";
import type { FileWriter, WriterOptions } from "./file-writer.ts";
import { type Cell, type FileFormat, headOf, type SheetFile, type SheetFormat } from "./sheet.ts";

const csvType = "text/csv;charset=utf-8";

const writeCsv: FileWriter = async (blocks, { sheet, format, signal }) => {
  const context = csvContext(format);
  const titles = sheet.columns.map((column) => headOf(column, format.timeZone));
  // Browsers store blobs outside the memory of the lines.
  const parts = [new Blob([byteOrderMark, csvRow(titles, context)])];
  for await (const rows of blocks) {
    signal.throwIfAborted();
    parts.push(new Blob([rows.map((row) => csvRow(row, context)).join("")]));
  }
  return { file: new Blob(parts, { type: csvType }), shortened: 0 };
};

async function writerOf(file: FileFormat): Promise<FileWriter> {
  if (file === "csv") return writeCsv;
  const { writeXlsx } = await partOf(import("./xlsx-writer.ts"));
  return writeXlsx;
}

/**
 * Writes rows to a file of the chosen format.
 * @throws whatever the blocks throw, or the signal's abort reason
 */
export async function writeSheet(
  blocks: AsyncIterable<readonly (readonly Cell[])[]>,
  options: Omit<WriterOptions, "format"> & { readonly format: SheetFormat },
): Promise<Omit<SheetFile, "rows">> {
  const write = await writerOf(options.format.file);
  return write(blocks, options);
}
