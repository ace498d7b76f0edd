import type { ExportOptions, LineFile } from "#lines/line-export.ts";
import type { FileCell } from "./file-cells.ts";

/**
 * Writes rows to a file block by block.
 * @throws whatever the blocks throw, or the signal's abort reason
 */
export type FileWriter = (
  blocks: AsyncIterable<readonly (readonly FileCell[])[]>,
  options: Pick<ExportOptions, "columns" | "sheetName">,
  signal: AbortSignal,
) => Promise<Omit<LineFile, "lines">>;
