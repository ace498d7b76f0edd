import { countBefore } from "#domain/time/instants.ts";
import { minute } from "#domain/time/units.ts";
import type { LineFacts } from "./line-facts.ts";
import { lineState } from "./line-state.ts";

const halfAnHour = 30 * minute;

/** Duration after which something has stalled: 5 times the typical one, at least 30 minutes. Milliseconds. */
function stallThreshold(typical: number | null): number {
  return Math.max(halfAnHour, 5 * (typical ?? 0));
}

/**
 * Whether a line has been in progress, by the clock, for much longer than the counting's lines take.
 * @param medianDuration of the counting's counted lines, in milliseconds; `null` when unknown
 * @param now milliseconds since 1970
 */
export function isStalledLine(
  line: Pick<LineFacts, "startedAt" | "finishedAt">,
  medianDuration: number | null,
  now: number,
): boolean {
  return (
    lineState(line) === "in-progress" &&
    now - (line.startedAt ?? now) > stallThreshold(medianDuration)
  );
}

/**
 * Number of lines in progress that have stalled.
 * @param starts of the lines in progress, ascending, in milliseconds since 1970
 */
export function stalledLines(
  starts: Float64Array,
  medianDuration: number | null,
  now: number,
): number {
  return countBefore(starts, now - stallThreshold(medianDuration));
}
