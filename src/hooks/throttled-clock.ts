import { useMemo } from "react";
import type { LineAggregates } from "#lines/line-store.ts";
import type { CountingModel } from "./use-counting.ts";

/** A counting at a moment that moves in steps, so that charts stay the same in between. */
export type CountingSnapshot = Pick<
  CountingModel,
  "loaded" | "facts" | "aggregates" | "typicalGap" | "calendar" | "now"
>;

/** Rates are lines per hour, so finer steps add little. Milliseconds. */
const step = 10_000;

/**
 * The present in steps counted from when the figures were fetched, so that charts do not render every second. All
 * in milliseconds, instants since 1970; `null` while the time is unknown.
 */
export function steppedMoment(now: number | null, fetchedAt: number, step: number): number | null {
  if (now === null) return null;
  return now <= fetchedAt ? now : fetchedAt + Math.floor((now - fetchedAt) / step) * step;
}

/** A counting as of the last step. */
export function useThrottledClock({
  loaded,
  facts,
  aggregates,
  typicalGap,
  calendar,
  now,
}: CountingSnapshot): CountingSnapshot {
  const moment = steppedMoment(now, loaded.freshness.fetchedAt, step);
  return useMemo(
    () => ({ loaded, facts, aggregates, typicalGap, calendar, now: moment }),
    [loaded, facts, aggregates, typicalGap, calendar, moment],
  );
}

/**
 * The instant that states of lines refer to: when they were fetched, not now, so that a figure counts exactly the
 * lines that it links to. `null` while unknown; milliseconds since 1970.
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
