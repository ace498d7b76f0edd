import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { CountingFacts } from "./facts.ts";
import { forecast, rateSinceStart } from "./forecast.ts";

/**
 * Wall-clock time since an active counting started, in milliseconds. `null` before its start, and for a
 * finished one: its header does not say when it ended.
 * @param now milliseconds since 1970
 */
export function elapsed(
  { active, startedAt }: Pick<CountingFacts, "active" | "startedAt">,
  now: number,
): number | null {
  return active && now >= startedAt ? now - startedAt : null;
}

/**
 * When the remaining lines will be counted if an active counting continues at its average: counted lines per
 * working hour since its start. Milliseconds since 1970; `null` for a finished counting, with nothing left, and
 * before anything was counted.
 * @param now milliseconds since 1970
 */
export function averageForecast(
  { active, startedAt, counted, left }: CountingFacts,
  now: number,
  calendar: WorkCalendar,
): number | null {
  if (!active) return null;
  const rate = rateSinceStart({ counted, firstStart: startedAt, until: now }, calendar);
  return forecast(left, [rate], now, calendar)?.late ?? null;
}
