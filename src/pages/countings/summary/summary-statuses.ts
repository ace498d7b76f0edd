import {
  type CountingStatus,
  exclusiveStatus,
  toggleStatus,
  withExclusive,
} from "#domain/counting/status.ts";

/** The statuses that a figure of the summary stands for; its figures are of active countings alone. */
const summaryStatuses = [
  "active",
  "left",
  "behind",
  "overdue",
  "discrepancies",
  "incidents",
] as const satisfies readonly CountingStatus[];

export type SummaryStatus = (typeof summaryStatuses)[number];

const ofActive: readonly CountingStatus[] = ["left", "discrepancies", "incidents"];
const active: readonly (CountingStatus | null)[] = ["active", "behind", "overdue"];

/** The statuses after a press on a figure: the countings that it counts, or all again. */
export function pressFigure(
  statuses: readonly CountingStatus[],
  figure: SummaryStatus,
): readonly CountingStatus[] {
  const next = toggleStatus(statuses, figure);
  if (!ofActive.includes(figure)) return next;
  if (next.includes(figure)) {
    return active.includes(exclusiveStatus(next)) ? next : withExclusive(next, "active");
  }
  // What the figure brought along goes with it, unless another figure needs it.
  const isNeeded = exclusiveStatus(next) !== "active" || next.some((one) => ofActive.includes(one));
  return isNeeded ? next : withExclusive(next, null);
}
