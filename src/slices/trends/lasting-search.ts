import { anyTime, toApiFilter, trendsSearch } from "./trends-search.ts";

/**
 * Adds the beginning of a period that depends on the day.
 * @param zone IANA name
 * @param now milliseconds since 1970, which defines today
 */
export function addLastingPeriod(search: URLSearchParams, zone: string, now: number): void {
  const { from } = toApiFilter(trendsSearch.parse(search), zone, now);
  search.set("from", from === "" ? anyTime : from);
}
