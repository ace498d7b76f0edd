import type { LineFigures } from "#domain/lines/line-figures.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { rateLastHour, rateSinceStart } from "./forecast.ts";

/** Input of the rates. */
export interface FinishedLines extends Pick<LineFigures, "finishes"> {
  readonly totals: Pick<LineFigures["totals"], "counted" | "firstStart" | "lastFinish">;
  /** Whether all lines of the counting are loaded. */
  readonly isWhole: boolean;
}

/**
 * Lines per working hour, of the last 60 working minutes and since the first line was started; `null` is "no
 * answer".
 */
export interface Rates {
  readonly lastHour: number | null;
  readonly sinceStart: number | null;
}

/**
 * Both are `null` while lines are missing: the loaded lines are fewer than were counted in that time.
 * @param now milliseconds since 1970, or `null` while the figures are stale
 */
export function ratesOf(
  { totals, finishes, isWhole }: FinishedLines,
  active: boolean,
  now: number | null,
  calendar: WorkCalendar,
): Rates {
  if (!isWhole) return { lastHour: null, sinceStart: null };
  const { counted, firstStart, lastFinish } = totals;
  return {
    lastHour: active && now !== null ? rateLastHour(finishes, now, calendar) : null,
    sinceStart: rateSinceStart({ counted, firstStart, until: active ? now : lastFinish }, calendar),
  };
}
