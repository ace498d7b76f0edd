import { text } from "#search-params/codecs.ts";
import { defineSearch, type SearchValues } from "#search-params/define-search.ts";
import { lastTime } from "#search-params/local-time.ts";
import { isDate, isMoment, startOfDay } from "#search-params/moment.ts";
import type { HandoverSpan } from "./data/read-handover.ts";

export const handoverSearch = defineSearch({
  /** The warehouse's identifier as written; "" is none chosen. */
  warehouse: text(),
  /** A date (midnight in the page's zone) or an ISO instant; "" for the beginning of the shift, and for now. */
  from: text(isMoment),
  to: text(isMoment),
});

export type HandoverSearch = SearchValues<typeof handoverSearch>;

/** When shifts begin. */
const shiftStarts = ["06:00", "14:00", "22:00"];

/** The last time that each shift began, in their order of a day; milliseconds since 1970. */
export function shiftMoments(until: number, zone: string): readonly number[] {
  return shiftStarts.flatMap((time) => lastTime(time, until, zone) ?? []);
}

/**
 * The span of an address; without a beginning it begins with the shift.
 * @param now milliseconds since 1970
 * @param zone IANA name
 */
export function handoverSpan(
  { from, to }: Pick<HandoverSearch, "from" | "to">,
  now: number,
  zone: string,
): HandoverSpan {
  const end = to === "" ? null : Math.min(now, instantOf(to, zone));
  const until = end ?? now;
  const begin = from === "" ? Math.max(...shiftMoments(until, zone)) : instantOf(from, zone);
  return { from: Math.min(begin, until), to: end };
}

function instantOf(moment: string, zone: string): number {
  return isDate(moment) ? startOfDay(moment, zone) : Date.parse(moment);
}
