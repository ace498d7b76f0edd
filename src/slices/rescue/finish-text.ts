import type { Forecast } from "#domain/counting/forecast.ts";
import { shownLateness } from "#domain/forecast/expected-end.ts";
import type { Format } from "#format/format.ts";

/**
 * An end as a moment or, where both rates lie far apart, as a range, which breaks only between its ends. Of two on
 * different days, each has its day.
 */
export function endText(end: Forecast, now: number, format: Format): string {
  if (end.early === end.late) return format.moment(end.late, now);
  const isToday = format.moment(end.early, now) === format.time(end.early);
  const isOneDay = format.day(end.early, now) === format.day(end.late, now);
  const today = isToday && !isOneDay ? `${format.day(end.early, now)} ` : "";
  return `${today}${format.span(end, now)}`.replaceAll(" ", "\u00a0");
}

/** How much later or earlier than a deadline an end is; of a range, both ends. `null` for less than a minute. */
export function latenessText(
  { early, late }: Forecast,
  deadline: number,
  format: Format,
): string | null {
  const from = shownApart(early - deadline);
  const to = shownApart(late - deadline);
  if (from === 0 && to === 0) return null;
  return from === to ? format.shortLateness(to) : format.latenessBetween({ from, to });
}

function shownApart(length: number): number {
  return Math.sign(length) * shownLateness(Math.abs(length));
}
