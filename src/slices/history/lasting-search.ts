import { monthAt } from "./months.ts";
import { historySearch } from "./search.ts";

/**
 * With the month that the page shows.
 * @param zone IANA name
 * @param now milliseconds since 1970, which defines this month
 */
export function withLastingMonth(
  search: URLSearchParams,
  zone: string,
  now: number,
): URLSearchParams {
  const { month } = historySearch.parse(search);
  return historySearch.update(search, { month: month || monthAt(now, zone) });
}
