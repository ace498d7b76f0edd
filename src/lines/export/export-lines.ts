import type { LineTable } from "#lines/engine/line-table.ts";
import { yieldToEventLoop } from "#lines/engine/yield-to-event-loop.ts";
import type { ExportFormat, ExportProgress, ExportWish, LineFile } from "#lines/line-export.ts";
import { writeCsv } from "./csv-writer.ts";
import { type FileCell, fileCells } from "./file-cells.ts";
import type { FileWriter } from "./file-writer.ts";

/** Lines that are read at once: a few milliseconds with every column, until they are written. */
const block = 50;
/** Milliseconds between two reports of progress. */
const reportEvery = 100;

async function writerOf(format: ExportFormat): Promise<FileWriter> {
  if (format === "csv") return writeCsv;
  const { writeXlsx } = await import("./xlsx-writer.ts");
  return writeXlsx;
}

/** The cells of lines, block by block, giving way to other questions in between. */
async function* rowBlocks(
  table: Pick<LineTable, "rows">,
  order: Uint32Array,
  options: ExportWish,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): AsyncGenerator<FileCell[][]> {
  const fields = options.columns.map(({ field }) => field);
  const cellsOf = fileCells(options);
  const rest = yieldToEventLoop();
  let reported = performance.now();
  for (let written = 0; written < order.length; written += block) {
    if (performance.now() - reported > reportEvery) {
      reported = performance.now();
      onProgress({ written, total: order.length });
    }
    await rest();
    signal.throwIfAborted();
    yield table.rows(order.subarray(written, written + block), fields).map(cellsOf);
  }
}

/**
 * Writes lines to a file, giving way to other questions between blocks.
 * @throws whatever the signal was aborted with
 */
export async function exportLines(
  table: Pick<LineTable, "order" | "rows">,
  options: ExportWish,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<LineFile> {
  const write = await writerOf(options.format);
  const order = table.order(options.filter, options.sorts, options.view);
  const blocks = rowBlocks(table, order, options, signal, onProgress);
  return { ...(await write(blocks, options, signal)), lines: order.length };
}
