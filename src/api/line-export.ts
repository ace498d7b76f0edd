import type { QueryClient } from "@tanstack/react-query";
import type { ExportProgress, ExportWish, LineFile } from "#lines/line-export.ts";
import { storeOf } from "./counting-queries.ts";

/**
 * Writes lines of a counting to a file, as they are at this moment; a refresh meanwhile changes nothing in it.
 * @throws FailureError when the line store has ended, or what the signal was aborted with
 */
export function exportLines(
  client: QueryClient,
  id: string,
  options: ExportWish,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<LineFile> {
  return storeOf(id, client).export(options, signal, onProgress);
}
