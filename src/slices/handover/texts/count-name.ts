import type { CountingFacts } from "#domain/counting/facts.ts";
import type { Format } from "#format/format.ts";
import { writtenMoment } from "#format/written-moment.ts";
import type { HandoverMessages } from "#slices/handover/messages.ts";

/** What tells the counts of a warehouse apart: the start, in milliseconds since 1970, and the number of lines. */
export type NamedCount = Pick<CountingFacts, "startedAt" | "total">;

/** In sentences: `the count of yesterday 18:59 (1,557 lines)`. */
export function countName(
  { startedAt, total }: NamedCount,
  now: number,
  format: Format,
  t: HandoverMessages,
): string {
  const [day, time] = [format.dayWithin(startedAt, now), format.time(startedAt)];
  return t.count(day, time, t.countLines(format.number(total), total));
}

/** In rows: `Yesterday 18:59 (1,557 lines)`. */
export function countTitle(
  { startedAt, total }: NamedCount,
  now: number,
  format: Format,
  t: HandoverMessages,
): string {
  const start = `${format.day(startedAt, now)} ${format.time(startedAt)}`;
  return `${start} (${t.countLines(format.number(total), total)})`;
}

/** In files, which are read on other days: `25 Nov 2026, 18:59 (1,557 lines)`. */
export function writtenCount(
  { startedAt, total }: NamedCount,
  format: Format,
  t: HandoverMessages,
): string {
  return `${writtenMoment(format)(startedAt)} (${t.countLines(format.number(total), total)})`;
}
