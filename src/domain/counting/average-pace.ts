import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { rateOfHeader } from "./counting-rate.ts";
import type { CountingFacts } from "./facts.ts";
import { forecast } from "./forecast.ts";

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
 * working hour since its start. Milliseconds since 1970; `null` for a finished counting, with nothing left, before
 * anything was counted, and while it stands still.
 * @param now milliseconds since 1970
 */
export function averageForecast(
  facts: CountingFacts,
  now: number,
  calendar: WorkCalendar,
): number | null {
  if (!facts.active) return null;
  const { average, stalledSince } = rateOfHeader(facts, now, calendar);
  if (stalledSince !== null) return null;
  return forecast(facts.left, [average], now, calendar)?.late ?? null;
}
