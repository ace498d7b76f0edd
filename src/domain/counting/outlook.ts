import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { type Conclusion, conclude } from "./conclusion.ts";
import { type CountingRate, rateOfHeader, rateOfLines } from "./counting-rate.ts";
import type { CountingFacts } from "./facts.ts";
import { type Forecast, forecast } from "./forecast.ts";
import type { FinishedLines } from "./rates.ts";

/** A counting's conclusion and what it follows from, at one moment. */
export interface Outlook {
  readonly conclusion: Conclusion;
  /** `null` while the figures are stale. */
  readonly rate: CountingRate | null;
  /**
   * When the remaining lines will be counted, not rounded; `null` without a rate from lines, for a counting that
   * stands still or is finished, and while the figures are stale.
   */
  readonly forecast: Forecast | null;
  /** Milliseconds since 1970; `null` while the figures are stale. */
  readonly now: number | null;
}

interface OutlookSource {
  readonly facts: CountingFacts;
  /** `null` while lines are missing: then the header alone is used. */
  readonly lines: FinishedLines | null;
  /** See `medianGap`, which is too slow to compute at each tick. */
  readonly typicalGap: number | null;
}

/** @param now milliseconds since 1970, or `null` while the figures are stale */
export function outlookOf(
  { facts, lines, typicalGap }: OutlookSource,
  now: number | null,
  calendar: WorkCalendar,
): Outlook {
  if (now === null) {
    return { conclusion: conclude(facts, null, calendar, null), rate: null, forecast: null, now };
  }
  const rate = lines
    ? rateOfLines({ facts, lines, typicalGap }, now, calendar)
    : rateOfHeader(facts, now, calendar);
  const { recent, average, stalledSince } = rate;
  const isForecast = facts.active && lines !== null && stalledSince === null;
  return {
    conclusion: conclude(facts, now, calendar, rate),
    rate,
    forecast: isForecast ? forecast(facts.left, [recent, average], now, calendar) : null,
    now,
  };
}

/** The ends that a conclusion names, rounded; the same instant twice where it names one, `null` for none. */
export function shownEnds(conclusion: Conclusion): Forecast | null {
  if (conclusion.kind === "may-be-late") return conclusion.range;
  const end = "end" in conclusion ? conclusion.end : null;
  return end && (end.range ?? { early: end.at, late: end.at });
}

/** The middle of the ends that a conclusion names; `null` where it names none. */
export function shownMiddle(conclusion: Conclusion): number | null {
  const ends = shownEnds(conclusion);
  return ends && (ends.early + ends.late) / 2;
}

/** The forecast as a chart draws it: none where the conclusion names no end. */
export function shownForecast({ conclusion, forecast }: Outlook): Forecast | null {
  return shownEnds(conclusion) && forecast;
}
