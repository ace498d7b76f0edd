import type { CountingAlert, OpenAlert } from "#contract/alerts.ts";
import type { WatchState } from "./state.ts";

/** The alerts that hold, oldest first. */
export function openAlerts({ entries }: WatchState): readonly OpenAlert[] {
  return entries
    .filter(({ raisedAt }) => raisedAt !== null)
    .toSorted((one, other) => one.since - other.since)
    .map(({ rule, condition, counting, since, value }) => ({
      rule,
      condition,
      counting: counting && {
        id: counting.id,
        warehouse: counting.warehouse,
        startedAt: counting.startedAt,
      },
      since: isoOf(since),
      value,
    }));
}

/** The alerts of a counting, oldest first. */
export function alertsOfCounting(
  { entries, past }: WatchState,
  id: string,
): readonly CountingAlert[] {
  const open = entries.flatMap(({ counting, condition, raisedAt, value }) =>
    counting?.id === id && raisedAt !== null
      ? [{ condition, raisedAt, solvedAt: null, value }]
      : [],
  );
  return [...past.filter(({ counting }) => counting === id), ...open]
    .toSorted((one, other) => one.raisedAt - other.raisedAt)
    .map(({ condition, raisedAt, solvedAt, value }) => ({
      condition,
      raisedAt: isoOf(raisedAt),
      solvedAt: solvedAt === null ? null : isoOf(solvedAt),
      value,
    }));
}

function isoOf(instant: number): string {
  return new Date(instant).toISOString();
}
