import { addDays, dateAt, isDate } from "#search-params/moment.ts";
import { presetFrom } from "#search-params/presets.ts";
import { addMonths } from "#slices/history/months.ts";
import { anyTime, type HistorySearch } from "#slices/history/search.ts";

/** A date in the page's zone, or an ISO instant; "" where it has no such end. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

type Named = Pick<HistorySearch, "from" | "to">;

/** Whether the address names a period of its own. */
export function hasPeriod({ from, to }: Named): boolean {
  return from !== "" || to !== "";
}

/**
 * The months that the page compares.
 * @param against how many before `month`
 */
export function comparedPeriod(month: string, against: string, thisMonth: string): Period {
  return {
    from: `${addMonths(month, -Number(against))}-01`,
    to: month === thisMonth ? "" : addDays(`${addMonths(month, 1)}-01`, -1),
  };
}

/**
 * The period of the single counts. An end alone means the 90 days up to it.
 * @param zone IANA name
 */
export function shownPeriod(named: Named, compared: Period, zone: string): Period {
  const { from, to } = named;
  if (!hasPeriod(named)) return compared;
  if (from === anyTime) return { from: "", to };
  const end = isDate(to) || to === "" ? to : dateAt(Date.parse(to), zone);
  return { from: from || presetFrom("quarter", end), to };
}

/** The search parameters for a period. */
export function periodSearch(period: Period, compared: Period): Named {
  const { from, to } = period;
  if (from === compared.from && to === compared.to) return { from: "", to: "" };
  return { from: from === "" ? anyTime : from, to };
}
