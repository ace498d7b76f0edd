import { useMemo } from "react";
import type { LineAggregates } from "#lines/line-store.ts";
import type { CountingModel } from "./use-counting.ts";

/** A counting at a moment that goes in steps: what is drawn from it stays the same in between. */
export type CountingSnapshot = Pick<
  CountingModel,
  "loaded" | "facts" | "aggregates" | "calendar" | "now"
>;

/** Rates are of lines per hour, so that more often tells little. Milliseconds. */
const step = 10_000;

/**
 * The present moment in steps that begin when the figures were fetched, so that charts are drawn anew now and
 * then, and not every second. All in milliseconds, instants since 1970; `null` while the time is not known.
 */
export function steppedMoment(now: number | null, fetchedAt: number, step: number): number | null {
  if (now === null) return null;
  return now <= fetchedAt ? now : fetchedAt + Math.floor((now - fetchedAt) / step) * step;
}

/** A counting as it was at the last step of the time. */
export function useThrottledClock({
  loaded,
  facts,
  aggregates,
  calendar,
  now,
}: CountingSnapshot): CountingSnapshot {
  const moment = steppedMoment(now, loaded.freshness.fetchedAt, step);
  return useMemo(
    () => ({ loaded, facts, aggregates, calendar, now: moment }),
    [loaded, facts, aggregates, calendar, moment],
  );
}

/**
 * As of when lines are told apart by the time: when they were fetched, whatever the time is by now, so that a figure
 * counts the very lines that it leads to. `null` while the time is not known; milliseconds since 1970.
 */
export function asOfLines(
  {
    loaded,
    now,
  }: Pick<CountingSnapshot, "now"> & { loaded: Pick<CountingSnapshot["loaded"], "freshness"> },
  { past }: Pick<LineAggregates, "past">,
): number | null {
  return now === null ? null : (past?.at ?? loaded.freshness.fetchedAt);
}
