import { anyTime, toApiFilter, trendsSearch } from "./trends-search.ts";

/**
 * With the beginning of a period that depends on the day.
 * @param zone IANA name
 * @param now milliseconds since 1970, which defines today
 */
export function withLastingPeriod(
  search: URLSearchParams,
  zone: string,
  now: number,
): URLSearchParams {
  const { from } = toApiFilter(trendsSearch.parse(search), zone, now);
  return trendsSearch.update(search, { from: from === "" ? anyTime : from });
}
