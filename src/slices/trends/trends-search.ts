import { flag, oneOf, text } from "#search-params/codecs.ts";
import { defineSearch, type SearchValues } from "#search-params/define-search.ts";
import type { ApiFilter } from "#search-params/list-filter.ts";
import { dateAt, isDate, isMoment } from "#search-params/moment.ts";
import { presetFrom } from "#search-params/presets.ts";
import { trendMetrics } from "./trends.ts";

/** In the address, a period without a beginning. */
export const anyTime = "any";

export const trendsSearch = defineSearch({
  /** The warehouse's identifier as written; "" means all, "0" is one. */
  warehouse: text(),
  /** A date in the page's zone, an ISO instant, `any`, or "" for the default period. */
  from: text((value) => value === anyTime || isMoment(value)),
  /** A date in the page's zone, an ISO instant, or "" for no end. */
  to: text(isMoment),
  /** Whether the table is open. */
  table: flag(),
  /** The metric of the panels. */
  metric: oneOf(trendMetrics, trendMetrics[0]),
});

export type TrendsSearch = SearchValues<typeof trendsSearch>;

/** All warehouses in the default period. */
export const defaultFilter = {
  warehouse: "",
  from: "",
  to: "",
} as const satisfies Partial<TrendsSearch>;

/**
 * The filter for the API. The default period is the 90 days up to the end of the period, or today.
 * @param zone IANA name
 * @param now milliseconds since 1970, which defines today
 */
export function toApiFilter(
  { warehouse, from, to }: Pick<TrendsSearch, "warehouse" | "from" | "to">,
  zone: string,
  now: number,
): ApiFilter {
  if (from === anyTime) return { warehouse, from: "", to };
  return { warehouse, from: from || defaultFrom(to, zone, now), to };
}

/** The search parameters for a period, given as a filter of the API. */
export function periodSearch(
  { from, to }: Pick<ApiFilter, "from" | "to">,
  zone: string,
  now: number,
): Pick<TrendsSearch, "from" | "to"> {
  if (from === "") return { from: anyTime, to };
  return { from: from === defaultFrom(to, zone, now) ? "" : from, to };
}

/** Whether any filter other than the default period is active. */
export function isFiltered({ warehouse, from, to }: TrendsSearch): boolean {
  return warehouse !== "" || to !== "" || (from !== "" && from !== anyTime);
}

function defaultFrom(to: string, zone: string, now: number): string {
  const end = isDate(to) ? to : dateAt(to === "" ? now : Date.parse(to), zone);
  return presetFrom("quarter", end);
}
