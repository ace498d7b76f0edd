import type { LineFigures } from "#domain/lines/line-figures.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { CountingFacts } from "./facts.ts";
import { type Forecast, forecast, rateLastHour, rateSinceStart } from "./forecast.ts";

/** Input of the rates. */
export interface FinishedLines extends Pick<LineFigures, "totals" | "finishes"> {
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

/**
 * When the remaining lines will be counted; `null` for a finished counting, before the first finish, while
 * lines are missing, and while the time is unknown.
 * @param now milliseconds since 1970
 */
export function forecastOf(
  facts: Pick<CountingFacts, "active" | "left">,
  aggregates: FinishedLines,
  now: number | null,
  calendar: WorkCalendar,
): Forecast | null {
  if (!facts.active || now === null || aggregates.finishes.length === 0) return null;
  const { lastHour, sinceStart } = ratesOf(aggregates, true, now, calendar);
  return forecast(facts.left, [lastHour, sinceStart], now, calendar);
}
