import type { LineFigures } from "#domain/lines/line-figures.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { CountingFacts } from "./facts.ts";
import { rateSinceStart } from "./forecast.ts";
import { outlookOf } from "./outlook.ts";

/** Input of the rates. */
export interface FinishedLines {
  readonly totals: Pick<LineFigures["totals"], "counted" | "firstStart" | "lastFinish">;
  /** Whether all lines of the counting are loaded. */
  readonly isWhole: boolean;
}

/** Lines per working hour, of the last 60 working minutes and since the first line was started; `null` is "no answer". */
export interface Rates {
  readonly lastHour: number | null;
  readonly sinceStart: number | null;
}

const none: Rates = { lastHour: null, sinceStart: null };

/**
 * The rates that the counting's forecast is made from, as of the last quarter hour, so that list, page and screens tell the
 * same. Both are `null` while lines are missing: the loaded lines are fewer than were counted in that time. A finished
 * counting has the one until its last finish.
 * @param facts with the record of the lines
 * @param now milliseconds since 1970, or `null` while the figures are stale
 */
export function ratesOf(
  { totals, isWhole }: FinishedLines,
  facts: CountingFacts,
  now: number | null,
  calendar: WorkCalendar,
): Rates {
  if (!isWhole) return none;
  if (facts.active) {
    const { rate } = outlookOf(facts, now, calendar);
    return rate ? { lastHour: rate.recent, sinceStart: rate.average } : none;
  }
  const { counted, firstStart, lastFinish: until } = totals;
  return { lastHour: null, sinceStart: rateSinceStart({ counted, firstStart, until }, calendar) };
}
