import type { QueryClient } from "@tanstack/react-query";
import type { ExportOptions } from "#lines/line-export.ts";
import type { ExportWatch } from "#spreadsheet/row-blocks.ts";
import type { SheetFile } from "#spreadsheet/sheet.ts";
import { storeOf } from "./counting-queries.ts";

/**
 * Exports the lines of a counting as they are now; a refresh meanwhile does not affect the file.
 * @throws FailureError when the line store has ended, or the signal's abort reason
 */
export function exportLines(
  client: QueryClient,
  { id, options, signal, onProgress }: ExportWatch & { id: string; options: ExportOptions },
): Promise<SheetFile> {
  return storeOf(id, client).export(options, signal, onProgress);
}
