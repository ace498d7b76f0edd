import type { QueryClient } from "@tanstack/react-query";
import type { ExportOptions, ExportProgress, LineFile } from "#lines/line-export.ts";
import { storeOf } from "./counting-queries.ts";

/**
 * Exports the lines of a counting as they are now; a refresh meanwhile does not affect the file.
 * @throws FailureError when the line store has ended, or the signal's abort reason
 */
export function exportLines(
  client: QueryClient,
  {
    id,
    options,
    signal,
    onProgress,
  }: {
    id: string;
    options: ExportOptions;
    signal: AbortSignal;
    onProgress: (progress: ExportProgress) => void;
  },
): Promise<LineFile> {
  return storeOf(id, client).export(options, signal, onProgress);
}
