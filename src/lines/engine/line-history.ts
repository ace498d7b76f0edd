import type { LineHistory } from "#domain/replay/history.ts";
import type { LineColumns } from "./columns/line-columns.ts";

const dated = ["startedAt", "finishedAt", "documentation.createdAt", "incident.createdAt"] as const;

/** First and last event of the first lines, and their finishes. */
export function lineHistory(lines: LineColumns, size: number): LineHistory {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const field of dated) {
    const { values } = lines.numbers(field);
    for (let row = 0; row < size; row += 1) {
      // Comparisons with NaN, for events that have not happened, are false.
      const instant = values[row] ?? Number.NaN;
      if (instant < first) first = instant;
      if (instant > last) last = instant;
    }
  }
  const finishes = lines.numbers("finishedAt").values.subarray(0, size);
  return {
    first: Number.isFinite(first) ? first : null,
    last: Number.isFinite(last) ? last : null,
    finishes: finishes.filter((instant) => !Number.isNaN(instant)).sort(),
  };
}

/** Whether any of the first lines was finished after an instant. */
export function isFinishedAfter(lines: LineColumns, size: number, at: number): boolean {
  return lines
    .numbers("finishedAt")
    .values.subarray(0, size)
    .some((instant) => instant > at);
}
