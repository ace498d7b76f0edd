import type { ListFilter } from "#api/countings/countings-page.ts";
import { addDays, dateAt, startOfDay } from "#search-params/moment.ts";
import type { TrendPoint } from "./trends.ts";

/** The time range of the panels. Milliseconds since 1970. */
export interface Period {
  readonly from: number;
  /** Its last moment; without an end, that of today. */
  readonly to: number;
  /** Start of today, for naming days; stable all day. */
  readonly now: number;
}

/** The calendar month of a date: its first moment, and that of the next month. Milliseconds since 1970. */
export function monthOf(
  date: string,
  zone: string,
): { readonly from: number; readonly end: number } {
  const first = `${date.slice(0, "2026-11".length)}-01`;
  const next = `${addDays(first, 31).slice(0, "2026-11".length)}-01`;
  return { from: startOfDay(first, zone), end: startOfDay(next, zone) };
}

/**
 * The range of the filter. Without a beginning it starts on the first counting's day.
 * @param points by start
 * @param today the date in the zone, by the gateway's clock
 * @param zone IANA name
 */
export function periodOf(
  { startedAfter, startedBefore }: Pick<ListFilter, "startedAfter" | "startedBefore">,
  {
    points,
    today,
    zone,
  }: { points: readonly Pick<TrendPoint, "startedAt">[]; today: string; zone: string },
): Period {
  const begins = startOfDay(today, zone);
  const end = startOfDay(addDays(today, 1), zone) - 1;
  const first = points[0]?.startedAt ?? begins;
  const from = startedAfter ? Date.parse(startedAfter) : startOfDay(dateAt(first, zone), zone);
  const to = startedBefore ? Date.parse(startedBefore) - 1 : end;
  return {
    from,
    to: Math.max(from + 1, to, points.at(-1)?.startedAt ?? 0),
    now: begins,
  };
}
