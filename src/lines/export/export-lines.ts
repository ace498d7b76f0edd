import type { LineTable } from "#lines/engine/line-table.ts";
import { yieldToEventLoop } from "#lines/engine/yield-to-event-loop.ts";
import type { ExportFormat, ExportOptions, ExportProgress, LineFile } from "#lines/line-export.ts";
import { writeCsv } from "./csv-writer.ts";
import { type FileCell, fileCells } from "./file-cells.ts";
import type { FileWriter } from "./file-writer.ts";

/** Lines per block: a few milliseconds with every column. */
const blockSize = 50;
/** Milliseconds between two progress reports. */
const reportIntervalMs = 100;

async function writerOf(format: ExportFormat): Promise<FileWriter> {
  if (format === "csv") return writeCsv;
  const { writeXlsx } = await import("./xlsx-writer.ts");
  return writeXlsx;
}

interface ExportTask {
  readonly options: ExportOptions;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
}

/** The cells of lines, block by block, yielding to other questions in between. */
async function* rowBlocks(
  table: Pick<LineTable, "rows">,
  order: Uint32Array,
  { options, signal, onProgress }: ExportTask,
): AsyncGenerator<FileCell[][]> {
  const fields = options.columns.map(({ field }) => field);
  const cellsOf = fileCells(options);
  const yieldIfDue = yieldToEventLoop();
  let reported = performance.now();
  for (let written = 0; written < order.length; written += blockSize) {
    if (performance.now() - reported > reportIntervalMs) {
      reported = performance.now();
      onProgress({ written, total: order.length });
    }
    await yieldIfDue();
    signal.throwIfAborted();
    yield table.rows(order.subarray(written, written + blockSize), fields).map(cellsOf);
  }
}

/**
 * Writes lines to a file, yielding to other questions between blocks.
 * @throws the signal's abort reason
 */
export async function exportLines(
  table: Pick<LineTable, "order" | "rows">,
  task: ExportTask,
): Promise<LineFile> {
  const { options, signal } = task;
  const write = await writerOf(options.format);
  const sorted = table.order(options.filter, options.sorts, options.lineOptions);
  const order = sorted.subarray(0, options.first);
  const blocks = rowBlocks(table, order, task);
  return { ...(await write(blocks, options, signal)), lines: order.length };
}
