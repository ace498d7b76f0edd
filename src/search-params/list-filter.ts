import type { ListFilter } from "#api/countings/countings-page.ts";
import { addDays, isDate, startOfDay } from "./moment.ts";

/** The API's filter in an address; "" for no filter. */
export interface ApiFilter {
  /** The warehouse's identifier as written; "0" is one. */
  readonly warehouse: string;
  /** A date in the page's zone or an ISO instant. */
  readonly from: string;
  readonly to: string;
}

/**
 * The filter for the API, with instants in UTC. A date means midnight in the page's zone, and an end date is
 * included, so the list ends before the next midnight.
 * @param zone IANA name
 */
export function listFilterOf({ warehouse, from, to }: ApiFilter, zone: string): ListFilter {
  return {
    ...(warehouse === "" ? {} : { warehouse }),
    ...(from === "" ? {} : { startedAfter: toInstant(from, zone) }),
    ...(to === "" ? {} : { startedBefore: toInstant(isDate(to) ? addDays(to, 1) : to, zone) }),
  };
}

/** Whether the period ends before it begins, so that nothing can be in it. */
export function isReversed({ from, to }: Pick<ApiFilter, "from" | "to">, zone: string): boolean {
  if (from === "" || to === "") return false;
  const { startedAfter = "", startedBefore = "" } = listFilterOf({ warehouse: "", from, to }, zone);
  const last = Date.parse(startedBefore) - (isDate(to) ? 1 : 0);
  return last < Date.parse(startedAfter);
}

/** Whether a filter means another period in another zone. */
export function needsZone({ from, to }: ApiFilter): boolean {
  return isDate(from) || isDate(to);
}

function toInstant(moment: string, zone: string): string {
  const time = isDate(moment) ? startOfDay(moment, zone) : Date.parse(moment);
  return new Date(time).toISOString();
}
