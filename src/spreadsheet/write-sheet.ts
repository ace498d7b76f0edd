import { partOf } from "#transport/failed-part.ts";
import { writeCsv } from "./csv-writer.ts";
import type { FileWriter, WriterOptions } from "./file-writer.ts";
import type { Cell, FileFormat, SheetFile, SheetFormat } from "./sheet.ts";

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
