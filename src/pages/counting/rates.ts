import { rateLastHour, rateSinceStart } from "#domain/forecast.ts";
import type { WorkCalendar } from "#domain/work-calendar.ts";
import type { LineAggregates } from "#lines/line-store.ts";

/** Lines per working hour, of the last 60 working minutes and since the first line was started; `null` is no answer. */
export interface Rates {
  readonly lastHour: number | null;
  readonly sinceStart: number | null;
}

/**
 * No answers while lines are missing: those that came are not as many as were counted in that time.
 * @param now milliseconds since 1970, or `null` while the figures are stale
 */
export function ratesOf(
  { totals, finishes, isWhole }: Pick<LineAggregates, "totals" | "finishes" | "isWhole">,
  active: boolean,
  now: number | null,
  calendar: WorkCalendar,
): Rates {
  if (!isWhole) return { lastHour: null, sinceStart: null };
  return {
    lastHour: active && now !== null ? rateLastHour(finishes, now, calendar) : null,
    sinceStart: rateSinceStart(
      totals.counted,
      totals.firstStart,
      active ? now : totals.lastFinish,
      calendar,
    ),
  };
}
