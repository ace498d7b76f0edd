import {
  type CountingStatus,
  exclusiveStatus,
  statusOf,
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

/** The statuses after a click on a figure: the countings that it counts, or all again. */
export function toggleFigure(
  statuses: readonly CountingStatus[],
  figure: SummaryStatus,
): readonly CountingStatus[] {
  const next = toggleStatus(statuses, figure);
  if (!isAdded(figure)) return next;
  const single = exclusiveStatus(next);
  if (next.includes(figure)) {
    return single && statusOf(single).isOfActive ? next : withExclusive(next, "active");
  }
  // The implied `active` is removed with the last figure that needs it.
  const isNeeded = single !== "active" || next.some(isAdded);
  return isNeeded ? next : withExclusive(next, null);
}

function isAdded(status: CountingStatus): boolean {
  return statusOf(status).choice === "added";
}
