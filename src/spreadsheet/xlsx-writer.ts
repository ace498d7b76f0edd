import { writeXlsxStream } from "hucre/xlsx";
import type { FileWriter } from "./file-writer.ts";
import { type Cell, headOf } from "./sheet.ts";
import { wallClock } from "./wall-clock.ts";
import { isoDateFormat, maxTextLength, xlsxCell } from "./xlsx-cell.ts";

const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** In characters. */
const width = 20;

const isShortened = (cell: Cell) => typeof cell === "string" && cell.length > maxTextLength;

/** A workbook with one sheet, compressed while it is written. */
export const writeXlsx: FileWriter = async (blocks, { sheet, format, signal }) => {
  const { timeZone } = format;
  const inZone = wallClock(timeZone);
  let shortened = 0;
  async function* rows() {
    for await (const block of blocks) {
      for (const cells of block) {
        shortened += cells.filter(isShortened).length;
        yield cells.map((cell) => xlsxCell(cell, inZone));
      }
    }
  }
  const book = writeXlsxStream(rows(), {
    name: sheet.name,
    columns: sheet.columns.map((column) => ({
      header: headOf(column, timeZone),
      width,
      ...(column.isInstant && { style: { numFmt: isoDateFormat } }),
    })),
    freezePane: { rows: 1 },
  });
  // Browsers store blobs outside the memory of the lines.
  const parts: Blob[] = [];
  const file = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: (bytes) => void parts.push(new Blob([bytes])),
  });
  await book.pipeTo(file, { signal });
  return { file: new Blob(parts, { type }), shortened };
};
