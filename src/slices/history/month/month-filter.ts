import type { ListFilter } from "#api/countings/countings-page.ts";
import { addMonths, startOfMonth } from "#slices/history/months.ts";

/** The month in the address, at most this one. */
export function shownMonth(wanted: string, thisMonth: string): string {
  return wanted === "" || wanted > thisMonth ? thisMonth : wanted;
}

/** The part of the list with the counts of a month and of the months before it. */
export function monthFilter(
  month: string,
  against: string,
  zone: string,
  thisMonth: string,
): ListFilter {
  const from = startOfMonth(addMonths(month, -Number(against)), zone);
  return {
    // The API leaves the moment itself out.
    startedAfter: new Date(from - 1).toISOString(),
    ...(month !== thisMonth && {
      startedBefore: new Date(startOfMonth(addMonths(month, 1), zone)).toISOString(),
    }),
  };
}
