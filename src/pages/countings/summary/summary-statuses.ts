import {
  type CountingStatus,
  concludedStatuses,
  exclusiveStatus,
  toggleStatus,
  withExclusive,
} from "#domain/counting/status.ts";

/** The statuses that a figure of the summary filters by; its figures cover active countings only. */
const summaryStatuses = [
  "active",
  "left",
  "discrepancies",
  "incidents",
] as const satisfies readonly CountingStatus[];

export type SummaryStatus = (typeof summaryStatuses)[number];

const ofActive: readonly CountingStatus[] = ["left", "discrepancies", "incidents"];
/** Only active countings have them. */
const active: readonly (CountingStatus | null)[] = ["active", "behind", ...concludedStatuses];

/** The statuses after a click on a figure: the countings that it counts, or all again. */
export function toggleFigure(
  statuses: readonly CountingStatus[],
  figure: SummaryStatus,
): readonly CountingStatus[] {
  const next = toggleStatus(statuses, figure);
  if (!ofActive.includes(figure)) return next;
  if (next.includes(figure)) {
    return active.includes(exclusiveStatus(next)) ? next : withExclusive(next, "active");
  }
  // The implied `active` is removed with the last figure that needs it.
  const isNeeded = exclusiveStatus(next) !== "active" || next.some((one) => ofActive.includes(one));
  return isNeeded ? next : withExclusive(next, null);
}
