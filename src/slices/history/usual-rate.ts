import type { UsualRate } from "#api/counting/usual-rate.ts";
import { median } from "#domain/decimal/median.ts";
import { hour } from "#domain/time/units.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { grouped } from "./grouped.ts";
import type { HistoryAnswer } from "./history-queries.ts";

/** Number of counts that a usual rate is of, at most. */
const maxCounts = 5;

type Row = HistoryAnswer<"productivity">["rows"][number];

/**
 * The median rate of the last counts: of each, the lines of all people ÷ the working hours of each from the first start to
 * the last finish. `null` without a count of which both are known.
 * @param rows latest count first
 * @param before only counts that started before, in milliseconds since 1970
 */
export function usualRate(
  rows: readonly Row[],
  before: number,
  calendar: WorkCalendar,
): UsualRate | null {
  const counts = grouped(
    rows.filter(({ startedAt }) => Date.parse(startedAt) < before),
    ({ counting }) => counting,
  );
  const rates = [...counts.values()]
    .flatMap((people) => rateOf(people, calendar) ?? [])
    .slice(0, maxCounts);
  const each = median(rates.map((rate) => rate.each));
  const people = median(rates.map((rate) => rate.people));
  if (each === null || people === null) return null;
  return { each, people: Math.round(people), counts: rates.length };
}

function rateOf(rows: readonly Row[], calendar: WorkCalendar) {
  const people = rows.flatMap(({ counted, firstStart, lastFinish }) => {
    if (counted === 0 || firstStart === null || lastFinish === null) return [];
    const hours = calendar.between(Date.parse(firstStart), Date.parse(lastFinish)) / hour;
    return hours > 0 ? [{ counted, hours }] : [];
  });
  if (people.length === 0) return null;
  const lines = people.reduce((sum, { counted }) => sum + counted, 0);
  const hours = people.reduce((sum, one) => sum + one.hours, 0);
  return { each: lines / hours, people: people.length };
}
