import type { Cell, Sheet, SheetFile, SheetFormat } from "./sheet.ts";

/** What a file is written from. */
export interface WriterOptions {
  readonly sheet: Sheet;
  readonly format: Omit<SheetFormat, "file">;
  readonly signal: AbortSignal;
}

/**
 * Writes rows to a file block by block.
 * @throws whatever the blocks throw, or the signal's abort reason
 */
export type FileWriter = (
  blocks: AsyncIterable<readonly (readonly Cell[])[]>,
  options: WriterOptions,
) => Promise<Omit<SheetFile, "rows">>;
