import type { ExportWish, LineFile } from "#lines/line-export.ts";
import type { FileCell } from "./file-cells.ts";

/**
 * Writes a file of rows as they come, block by block.
 * @throws whatever the blocks throw, or the signal was aborted with
 */
export type FileWriter = (
  blocks: AsyncIterable<readonly (readonly FileCell[])[]>,
  options: Pick<ExportWish, "columns" | "sheetName">,
  signal: AbortSignal,
) => Promise<Omit<LineFile, "lines">>;
