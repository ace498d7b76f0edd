import { minute, second } from "#domain/time/units.ts";
import { minutesLeft, toBeRead } from "./state-answer.ts";
import type { HistoryState } from "./supervisor.ts";

/** Whether the archive has all counts that it should have. */
export type Completeness =
  | { readonly kind: "complete" }
  /**
   * Counts are still to be read.
   * @param retryAfter when to ask again, in seconds
   */
  | { readonly kind: "reading"; readonly retryAfter: number }
  /**
   * Some counts could not be read; they are tried again now and then, and may never come.
   * @param total `null` where another gateway reads them, which alone knows
   */
  | { readonly kind: "partial"; readonly read: number; readonly total: number | null };

/** When to ask again, in seconds: at least and at most, and where the time left is not known. */
const retry = { least: 5, most: 300, unknown: 30 };

export function completenessOf({ process }: HistoryState): Completeness {
  if (process?.engine !== "ready") return { kind: "reading", retryAfter: retry.unknown };
  const { progress } = process;
  const { isWriter, read, total, missingTotal } = progress;
  if (!isWriter) return { kind: "partial", read, total: null };
  const wanted = toBeRead(progress);
  if (wanted === null || read < wanted) {
    const minutes = minutesLeft(progress);
    const seconds = minutes === null ? retry.unknown : (minutes * minute) / second;
    const retryAfter = Math.ceil(Math.min(retry.most, Math.max(retry.least, seconds)));
    return { kind: "reading", retryAfter };
  }
  return missingTotal > 0 ? { kind: "partial", read, total } : { kind: "complete" };
}
