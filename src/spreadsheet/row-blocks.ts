import { yieldToEventLoop } from "#worker/yield-to-event-loop.ts";
import type { Cell } from "./sheet.ts";

/** Rows per block: a few milliseconds with every column of the lines. */
const blockSize = 50;
/** Milliseconds between two progress reports. */
const reportIntervalMs = 100;

/** Progress of an export, in rows. */
export interface ExportProgress {
  readonly written: number;
  readonly total: number;
}

/** How an export reports its progress and is aborted. */
export interface ExportWatch {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
}

/**
 * The rows of a table, block by block, yielding to the event loop in between.
 * @param rowsOf the rows at the indexes `from` (included) to `to` (excluded)
 */
export async function* rowBlocks(
  total: number,
  rowsOf: (from: number, to: number) => readonly (readonly Cell[])[],
  { signal, onProgress }: ExportWatch,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  const yieldIfDue = yieldToEventLoop();
  let reported = performance.now();
  for (let written = 0; written < total; written += blockSize) {
    if (performance.now() - reported > reportIntervalMs) {
      reported = performance.now();
      onProgress({ written, total });
    }
    await yieldIfDue();
    signal.throwIfAborted();
    yield rowsOf(written, Math.min(written + blockSize, total));
  }
}
