import type { CountRecord } from "#contract/count-record.ts";
import { medianOf } from "#domain/decimal/median.ts";
import { countUpTo } from "#domain/time/instants.ts";
import { minute } from "#domain/time/units.ts";

/** A mark's quarter hour, in minutes since 1970, and the lines counted by then. */
type Mark = CountRecord["marks"][number];

export const quarter = 15 * minute;

/**
 * An answer has reached every place by then, in milliseconds; so much after a quarter hour, all of them know what was
 * counted by it.
 */
export const answerDelay = minute;

/** Enough for the quarter hours that a forecast looks back on, and the working hour before them. */
export const maxMarks = 24;

/** Header and lines come from the API one after the other, so a few lines may have been counted in between. */
const maxDisagreement = { lines: 3, share: 0.01 };

/** The quarter hour at or before an instant; both are milliseconds since 1970. */
export function quarterBefore(instant: number): number {
  return Math.floor(instant / quarter) * quarter;
}

/** @param at a quarter hour, in milliseconds since 1970 */
function markOf(at: number, counted: number): Mark {
  return [at / minute, counted];
}

/** Lines counted by an instant, as of its quarter hour; `null` where that is unknown. */
export function countedBy({ marks }: Pick<CountRecord, "marks">, instant: number): number | null {
  const known = marks.findLast(([at]) => at * minute <= instant);
  // Before a mark of 0, nothing was counted either.
  return known?.[1] ?? (marks[0]?.[1] === 0 ? 0 : null);
}

interface FinishedLines {
  /** Instants of all finished lines, ascending, in milliseconds since 1970. */
  readonly finishes: Float64Array;
  /** Earliest start of a line, in the same form; `null` when none has started. */
  readonly firstStart: number | null;
  /** Counted lines by the header that came with them. */
  readonly counted: number;
}

/**
 * The exact record that the lines of a counting give. Page and gateway make it alike, so that they conclude the same.
 * @param until when the API sent the lines, in milliseconds since 1970
 * @returns `null` for lines that do not agree with their header, which the rest of the figures is of
 */
export function recordOfLines(
  { finishes, firstStart, counted }: FinishedLines,
  until: number,
): CountRecord | null {
  const allowed = Math.max(maxDisagreement.lines, counted * maxDisagreement.share);
  if (Math.abs(finishes.length - counted) > allowed) return null;
  return {
    marks: marksOf(finishes, until),
    isExact: true,
    watchedSince: until,
    firstStart,
    lastChange: finishes[countUpTo(finishes, until) - 1] ?? null,
    typicalGap: medianOf(gapsBetween(finishes).sort()),
  };
}

function marksOf(finishes: Float64Array, until: number): Mark[] {
  const marks: Mark[] = [];
  let at = quarterBefore(until);
  let counted = countUpTo(finishes, at);
  while (counted > 0 && marks.length < maxMarks) {
    const last = finishes[counted - 1] ?? at;
    at = Math.ceil(last / quarter) * quarter;
    marks.unshift(markOf(at, counted));
    at -= quarter;
    counted = countUpTo(finishes, at);
  }
  if (counted === 0) marks.unshift(markOf(at, 0));
  return marks.slice(-maxMarks);
}

function gapsBetween(instants: Float64Array): Float64Array {
  return instants.subarray(1).map((at, index) => at - (instants[index] ?? 0));
}

/** A header that the API sent. Instants are milliseconds since 1970. */
interface Seen {
  readonly counted: number;
  readonly startedAt: number;
  /** When the API sent it. */
  readonly at: number;
}

/** What a single header tells: its lines are taken to be counted evenly since the start. */
export function recordOfHeader({ counted, startedAt, at }: Seen): CountRecord {
  const mark = quarterBefore(at - answerDelay);
  const share = mark > startedAt ? (mark - startedAt) / (at - startedAt) : 0;
  return {
    marks: [markOf(mark, Math.round(share * counted))],
    isExact: false,
    watchedSince: at,
    firstStart: null,
    lastChange: counted > 0 ? at : null,
    typicalGap: null,
  };
}

/** After a longer time without answers, in milliseconds, it is unknown when a number changed. */
const maxUnwatched = 30 * minute;

/** The record with one more header; between two of them, lines are taken to be counted evenly. */
export function recordWith(
  record: CountRecord,
  before: Pick<Seen, "counted" | "at">,
  now: Seen,
): CountRecord {
  const isChanged = now.counted !== before.counted;
  const isWatched = now.at - before.at <= maxUnwatched;
  if (isChanged && !isWatched) {
    const { firstStart, typicalGap } = record;
    return { ...recordOfHeader(now), firstStart, typicalGap };
  }
  const marks = [...record.marks];
  for (let at = quarterBefore(before.at) + quarter; at <= now.at; at += quarter) {
    const share = (at - before.at) / (now.at - before.at);
    const counted = before.counted + Math.round(share * (now.counted - before.counted));
    if (counted !== marks.at(-1)?.[1]) marks.push(markOf(at, counted));
  }
  if (!isChanged && isWatched && marks.length === record.marks.length) return record;
  return {
    ...record,
    marks: marks.slice(-maxMarks),
    ...(isChanged && { lastChange: now.at }),
    ...(!isWatched && { watchedSince: now.at }),
  };
}

/** What is known from lines, with what later answers have added. */
export function recordSince(exact: CountRecord, later: CountRecord): CountRecord {
  const until = quarterBefore(exact.watchedSince) / minute;
  const marks = [...exact.marks, ...later.marks.filter(([at]) => at > until)].slice(-maxMarks);
  const isChanged = later.lastChange !== null && later.lastChange > exact.watchedSince;
  return { ...exact, marks, lastChange: isChanged ? later.lastChange : exact.lastChange };
}

/** The record of lines with the quarter hours that every place has, and with those that only the lines tell of. */
export function recordAsShown(exact: CountRecord, { marks: shown }: CountRecord): CountRecord {
  const until = shown.at(-1)?.[0] ?? 0;
  const marks = [...shown, ...exact.marks.filter(([at]) => at > until)].slice(-maxMarks);
  return { ...exact, marks };
}
