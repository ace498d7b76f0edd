import type { CountingFacts } from "#domain/counting/facts.ts";
import { minute } from "#domain/time/units.ts";
import type { BriefedCounting } from "./briefed-counting.ts";

/** How long the lines of a counting count as read, in milliseconds: they may be many. */
export const readPeriod = 5 * minute;

/** The same for one whose header has not changed since: only reasons may have been written meanwhile. */
export const unchangedPeriod = 2 * readPeriod;

/** What a header tells of its lines; equal while it tells nothing new. */
export function headerKey({
  counted,
  discrepancies,
  incidents,
}: Pick<CountingFacts, "counted" | "discrepancies" | "incidents">): string {
  return [counted, discrepancies, incidents].join();
}

interface Read {
  /** Of the header that the lines were read for; see `headerKey`. */
  readonly header: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Whether the lines of a counting have to be read again for its present header. */
export function isReadAgain(
  { header, at }: Read,
  wanted: Pick<Read, "header">,
  now: number,
): boolean {
  const age = now - at;
  return age < 0 || age >= (header === wanted.header ? unchangedPeriod : readPeriod);
}

/** The gateway reads the lines of countings that are new to it within this time, in milliseconds. */
const readingTime = 2 * minute;

/** Whether the gateway is about to learn more of a counting than its average. */
export function isReadSoon(
  { conclusion, facts: { record } }: Pick<BriefedCounting, "conclusion" | "facts">,
  now: number,
): boolean {
  return (
    conclusion.kind === "by-average" && record !== null && now - record.watchedSince < readingTime
  );
}
