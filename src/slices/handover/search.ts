import { morningBefore } from "#components/since-choice/morning-before.ts";
import { flag, text } from "#search-params/codecs.ts";
import { defineSearch, type SearchValues } from "#search-params/define-search.ts";
import { lastTime, shiftStart } from "#search-params/local-time.ts";
import { isDate, isMoment, startOfDay } from "#search-params/moment.ts";
import type { HandoverSpan } from "./rules/ended-counts.ts";

export const handoverSearch = defineSearch({
  /** The warehouse's identifier as written; "" is none chosen. */
  warehouse: text(),
  /** What has changed in all of them, instead of one's handover. */
  all: flag(),
  /** A date (midnight in the page's zone) or an ISO instant; "" for the beginning of the shift, and for now. */
  from: text(isMoment),
  to: text(isMoment),
});

export type HandoverSearch = SearchValues<typeof handoverSearch>;

/** Whether an address names what to show. */
export function isChosen({ warehouse, all }: Pick<HandoverSearch, "warehouse" | "all">): boolean {
  return warehouse !== "" || all;
}

const shiftStarts = [shiftStart, "14:00", "22:00"];

/** The last time that each shift began, in their order of a day; milliseconds since 1970. */
export function shiftMoments(until: number, zone: string): readonly number[] {
  return shiftStarts.flatMap((time) => lastTime(time, until, zone) ?? []);
}

/**
 * The span of an address. Without a beginning a handover begins with the shift, and what has changed in all warehouses with
 * the morning before the last one.
 * @param now milliseconds since 1970
 * @param zone IANA name
 */
export function handoverSpan(
  { all, from, to }: Pick<HandoverSearch, "all" | "from" | "to">,
  now: number,
  zone: string,
): HandoverSpan {
  const end = to === "" ? null : Math.min(now, instantOf(to, zone));
  const until = end ?? now;
  const usual = () => (all ? morningBefore(until, zone) : Math.max(...shiftMoments(until, zone)));
  const begin = from === "" ? usual() : instantOf(from, zone);
  return { from: Math.min(begin, until), to: end };
}

function instantOf(moment: string, zone: string): number {
  return isDate(moment) ? startOfDay(moment, zone) : Date.parse(moment);
}
