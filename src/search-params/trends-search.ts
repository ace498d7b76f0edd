import { type TrendMetric, trendMetrics } from "#domain/counting/trends.ts";
import { findInvalidParams } from "./invalid-params.ts";
import type { AskedFilter } from "./list-filter.ts";
import { dateAt, isDate, isMoment } from "./moment.ts";
import { presetFrom } from "./presets.ts";

/** What the address says of the trends. */
export interface TrendsSearch {
  /** The warehouse's identifier as it was written; "" asks for all, "0" is one. */
  readonly warehouse: string;
  /** A date in the page's zone, an ISO instant, `any`, or "" for the usual period. */
  readonly from: string;
  /** A date in the page's zone, an ISO instant, or "" for no end. */
  readonly to: string;
  /** The figure that the panels show. */
  readonly metric: TrendMetric;
  /** Whether the figures are shown as a table, too. */
  readonly table: boolean;
}

/** Asks the API for the countings that are shown without any choice. */
export const fallback = {
  warehouse: "",
  from: "",
  to: "",
} as const satisfies Partial<TrendsSearch>;

/** Stands in the address for a period without a beginning. */
export const anyTime = "any";
const yes = "1";

/** Reads what is known and leaves the rest of the address alone; a bad value counts as left out. */
export function parseTrendsSearch(search: URLSearchParams): TrendsSearch {
  const moment = (name: string) => {
    const text = search.get(name) ?? "";
    return isMoment(text) ? text : "";
  };
  return {
    warehouse: search.get("warehouse") ?? "",
    from: search.get("from") === anyTime ? anyTime : moment("from"),
    to: moment("to"),
    metric: trendMetrics.find((metric) => metric === search.get("metric")) ?? trendMetrics[0],
    table: search.get("table") === yes,
  };
}

/** What the address says of the trends and nobody can read, as it stands there. */
export function unknownInTrends(search: URLSearchParams): readonly string[] {
  return findInvalidParams(search, {
    from: (value) => value === anyTime || isMoment(value),
    to: isMoment,
    table: (value) => value === yes,
    metric: (value) => trendMetrics.some((metric) => metric === value),
  });
}

/** The address with a changed view; defaults are left out. */
export function changeTrendsSearch(
  search: URLSearchParams,
  change: Partial<TrendsSearch>,
): URLSearchParams {
  const { warehouse, from, to, metric, table } = { ...parseTrendsSearch(search), ...change };
  const next = new URLSearchParams(search);
  const put = (name: string, value: string) =>
    value === "" ? next.delete(name) : next.set(name, value);
  put("warehouse", warehouse);
  put("from", from);
  put("to", to);
  put("metric", metric === trendMetrics[0] ? "" : metric);
  put("table", table ? yes : "");
  return next;
}

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
