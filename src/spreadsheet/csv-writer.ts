import { byteOrderMark, csvContext, csvRow } from "./csv.ts";
import type { FileWriter } from "./file-writer.ts";
import { headOf } from "./sheet.ts";

const type = "text/csv;charset=utf-8";

export const writeCsv: FileWriter = async (blocks, { sheet, format, signal }) => {
  const context = csvContext(format);
  const titles = sheet.columns.map((column) => headOf(column, format.timeZone));
  // Browsers store blobs outside the memory of the lines.
  const parts = [new Blob([byteOrderMark, csvRow(titles, context)])];
  for await (const rows of blocks) {
    signal.throwIfAborted();
    parts.push(new Blob([rows.map((row) => csvRow(row, context)).join("")]));
  }
  return { file: new Blob(parts, { type }), shortened: 0 };
};
