import type { Counting } from "#contract/counting.ts";
import { countingFacts } from "#domain/counting/facts.ts";
import { knownFinish } from "#domain/counting/known-finish.ts";
import { day } from "#domain/time/units.ts";

/** The time that a handover is about, in milliseconds since 1970; `to` is `null` for now. */
export interface HandoverSpan {
  readonly from: number;
  readonly to: number | null;
}

/**
 * When ended counts ended, by their lines: milliseconds since 1970, `null` for one without a counted line. The API gives
 * no end.
 */
export type KnownEnds = ReadonlyMap<string, number | null>;

/** The counts of a handover. */
export interface ChosenCounts {
  /** The active ones, then ended ones: those that ended in the span, and those whose lines have to tell it. */
  readonly countings: readonly Counting[];
  /** Ended ones whose lines have to tell it. */
  readonly checked: number;
  /** More of them, beyond the limits. */
  readonly unchecked: number;
}

/** Limits of ended counts whose lines are read for their end, each with a request: counts, and lines of all together. */
export const maxChecked = { counts: 80, lines: 150_000 };

/** An ended count whose deadline passed longer before the span is taken to have ended before it, in milliseconds. */
const maxOverdue = 2 * day;

/** @param found countings of lists, which may repeat */
export function chosenCounts(
  active: readonly Counting[],
  found: readonly Counting[],
  span: HandoverSpan,
  ends: KnownEnds,
): ChosenCounts {
  const ended = [...new Map(found.map((counting) => [counting.id, counting])).values()].filter(
    (counting) => !counting.active && !active.some(({ id }) => id === counting.id),
  );
  const known = ended.filter((counting) => endsIn(counting, span, ends) === true);
  const candidates = ended
    .filter((counting) => endsIn(counting, span, ends) === null)
    .sort((one, other) => distance(one, span) - distance(other, span));
  let lines = 0;
  const checked = candidates.slice(0, maxChecked.counts).filter(({ totalProducts }) => {
    lines += totalProducts;
    return lines <= maxChecked.lines;
  });
  return {
    countings: [...active, ...known, ...checked],
    checked: checked.length,
    unchecked: candidates.length - checked.length,
  };
}

/** Whether an instant lies in a span, which excludes its start. */
export function isWithin(instant: number | null, { from, to }: HandoverSpan): boolean {
  return instant !== null && instant > from && (to === null || instant <= to);
}

/** Whether an ended count ended in a span; `null` where only its lines tell it. */
export function endsIn(counting: Counting, span: HandoverSpan, ends: KnownEnds): boolean | null {
  const end = knownFinish(countingFacts(counting)) ?? ends.get(counting.id);
  if (end !== undefined) return isWithin(end, span);
  const isPossible =
    counting.totalProductsCounted > 0 &&
    Date.parse(counting.startedAt) <= (span.to ?? Number.POSITIVE_INFINITY) &&
    distance(counting, span) <= maxOverdue;
  return isPossible ? null : false;
}

/** Time from a deadline to a span, in milliseconds: 0 for one in it or later. */
function distance({ endsAt }: Counting, { from }: HandoverSpan): number {
  return Math.max(0, from - Date.parse(endsAt));
}
