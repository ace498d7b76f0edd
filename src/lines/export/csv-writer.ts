import { byteOrderMark, csvRow } from "#domain/csv.ts";
import type { FileWriter } from "./file-writer.ts";

const type = "text/csv;charset=utf-8";

export const writeCsv: FileWriter = async (blocks, { columns }) => {
  // Browsers store blobs outside the memory of the lines.
  const parts = [new Blob([byteOrderMark, csvRow(columns.map(({ title }) => title))])];
  for await (const rows of blocks) parts.push(new Blob([rows.map(csvRow).join("")]));
  return { file: new Blob(parts, { type }), shortened: 0 };
};
