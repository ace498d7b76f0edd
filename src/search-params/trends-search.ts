import { trendMetrics } from "#domain/counting/trends.ts";
import { flag, oneOf, text } from "./codecs.ts";
import { defineSearch, type SearchValues } from "./define-search.ts";
import type { AskedFilter } from "./list-filter.ts";
import { dateAt, isDate, isMoment } from "./moment.ts";
import { presetFrom } from "./presets.ts";

/** Stands in the address for a period without a beginning. */
export const anyTime = "any";

/** What the address says of the trends. */
export const trendsSearch = defineSearch({
  /** The warehouse's identifier as it was written; "" asks for all, "0" is one. */
  warehouse: text(),
  /** A date in the page's zone, an ISO instant, `any`, or "" for the default period. */
  from: text((value) => value === anyTime || isMoment(value)),
  /** A date in the page's zone, an ISO instant, or "" for no end. */
  to: text(isMoment),
  /** Whether the figures are shown as a table, too. */
  table: flag(),
  /** The figure that the panels show. */
  metric: oneOf(trendMetrics, trendMetrics[0]),
});

export type TrendsSearch = SearchValues<typeof trendsSearch>;

/** Asks the API for the countings that are shown without any choice. */
export const fallback = {
  warehouse: "",
  from: "",
  to: "",
} as const satisfies Partial<TrendsSearch>;

/**
 * What is asked of the API. The usual period is the 90 days that end with its last one, or today.
 * @param zone IANA name
 * @param now milliseconds since 1970, for what day it is
 */
export function askedOf(
  { warehouse, from, to }: Pick<TrendsSearch, "warehouse" | "from" | "to">,
  zone: string,
  now: number,
): AskedFilter {
  if (from === anyTime) return { warehouse, from: "", to };
  return { warehouse, from: from || usualFrom(to, zone, now), to };
}

/** What the address has to say for a period, given as the API is to be asked. */
export function periodSearch(
  { from, to }: Pick<AskedFilter, "from" | "to">,
  zone: string,
  now: number,
): Pick<TrendsSearch, "from" | "to"> {
  if (from === "") return { from: anyTime, to };
  return { from: from === usualFrom(to, zone, now) ? "" : from, to };
}

/** Whether the API is asked for less than it could be, other than by the usual period. */
export function isNarrowed({ warehouse, from, to }: TrendsSearch): boolean {
  return warehouse !== "" || to !== "" || (from !== "" && from !== anyTime);
}

function usualFrom(to: string, zone: string, now: number): string {
  const end = isDate(to) ? to : dateAt(to === "" ? now : Date.parse(to), zone);
  return presetFrom("quarter", end);
}
