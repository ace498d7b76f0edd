import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { CountingFacts } from "./facts.ts";
import { type Forecast, forecast } from "./forecast.ts";
import { type FinishedLines, ratesOf } from "./rates.ts";

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
