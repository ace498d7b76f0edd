import type { BriefedCounting } from "#domain/briefing/briefed-counting.ts";
import { shownRate } from "#domain/counting/outlook.ts";
import { hour } from "#domain/time/units.ts";
import type { briefing as BriefingWords } from "#messages/en/briefing.ts";
import type { Format } from "./format.ts";
import { lineRate } from "./line-rate.ts";

interface ReasonContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly messages: { readonly briefing: typeof BriefingWords };
  readonly format: Format;
}

/** Why a counting is late or overdue, in sentences: the lines left, how fast they are counted, and that no end follows. */
export function reasonText(
  { facts: { left, total, record }, conclusion, rate, findings }: BriefedCounting,
  { now, messages: { briefing: t }, format }: ReasonContext,
): string {
  const { number } = format;
  const some = number(left);
  const all = number(total);
  if (conclusion.kind === "overdue" && conclusion.stalledSince !== null) {
    return t.leftStill(some, all, total, format.moment(conclusion.stalledSince, now));
  }
  const lines = shownRate(rate);
  if (lines === null) return t.leftOf(some, all, total);
  if (lines === 0) {
    // The rate is up to a quarter of an hour old, and without lines that were counted outside working hours.
    const isIdle = (record?.lastChange ?? 0) <= now - hour;
    return (isIdle ? t.leftNothing : t.leftOf)(some, all, total);
  }
  const people = findings?.people ?? 0;
  const speed = lineRate(lines, format);
  if (rate?.recent === null) return t.leftOnAverage(some, left, speed);
  if (conclusion.kind === "overdue") {
    const text = t.leftAt(some, left, speed);
    return conclusion.isVague ? `${text} ${t.noEnd}` : text;
  }
  return people === 0 ? t.leftAt(some, left, speed) : t.team(number(people), people, speed, some);
}
