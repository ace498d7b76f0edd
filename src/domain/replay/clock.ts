import { countUpTo } from "#domain/time/instants.ts";

const minute = 60_000;

/** When lines were finished, and when anything of them came first and last. Milliseconds since 1970. */
export interface LineHistory {
  /** `null` when nothing has come yet. */
  readonly first: number | null;
  readonly last: number | null;
  /** Ascending. */
  readonly finishes: Float64Array;
}

/** The stretch of time that can be replayed. Milliseconds since 1970. */
export interface ReplaySpan {
  readonly from: number;
  readonly until: number;
}

/**
 * From the counting's start, or the first thing that came before it, until the last thing that came; until the
 * figures were fetched while the counting goes on.
 */
export function replaySpan(
  { startedAt, active }: { readonly startedAt: number; readonly active: boolean },
  { first, last }: LineHistory,
  fetchedAt: number,
): ReplaySpan {
  const from = Math.min(startedAt, first ?? startedAt);
  const until = Math.max(last ?? from, active ? fetchedAt : from, from);
  return { from, until };
}

/** The moment within a counting's time that is nearest to another one. Milliseconds since 1970. */
export function heldWithin(at: number, { from, until }: ReplaySpan): number {
  return Math.min(Math.max(at, from), until);
}

/** How long nothing may be finished before playing goes over it: a break counts, a night does not. */
const longestWait = 30 * minute;

/**
 * Where playing has come after a while; it goes over stretches in which nothing was finished for long.
 * @param at where it was. Milliseconds since 1970.
 * @param passed milliseconds on the viewer's clock
 * @param speed how many times as fast as it was
 */
export function playedOn(
  at: number,
  passed: number,
  speed: number,
  { until }: ReplaySpan,
  { finishes }: LineHistory,
): number {
  const reached = at + passed * speed;
  const next = finishes[countUpTo(finishes, at)] ?? until;
  // The last minutes of a long wait are left, so that the next finish is seen to come.
  const skipped = next - at > longestWait ? Math.max(reached, next - 5 * minute) : reached;
  return Math.min(skipped, until);
}

/** How many times as fast as it was a counting can be played. */
export const speeds = [60, 300, 1500, 6000] as const;

/** The slowest speed at which a counting is played within a minute, waits left out; the fastest at most. */
export function usualSpeed({ finishes }: LineHistory): number {
  let worked = 0;
  for (let index = 1; index < finishes.length; index += 1) {
    worked += Math.min(longestWait, (finishes[index] ?? 0) - (finishes[index - 1] ?? 0));
  }
  return speeds.find((speed) => worked / speed <= minute) ?? 6000;
}

/** Lengths that a step may have, in milliseconds: what a clock counts in. */
const steps = [1, 2, 5, 10, 15, 30, 60, 120, 240].map((minutes) => minutes * minute);

/** Steps that the whole span is divided into at most. */
const mostSteps = 400;

/** The shortest step of the clock that crosses the span in a fair number of them. Milliseconds. */
export function stepLength({ from, until }: ReplaySpan): number {
  const wanted = (until - from) / mostSteps;
  return steps.find((step) => step >= wanted) ?? Math.ceil(wanted / minute) * minute;
}

/** One step on from an instant, or back: to the next whole step of the clock, within the span. */
export function stepped(at: number, by: 1 | -1, span: ReplaySpan): number {
  const length = stepLength(span);
  const whole = by > 0 ? Math.floor(at / length) + 1 : Math.ceil(at / length) - 1;
  return Math.min(Math.max(whole * length, span.from), span.until);
}

/** How many lines were finished in each of so many equal parts of the span, the first with what came before it. */
export function finishedPerPart(
  { from, until }: ReplaySpan,
  { finishes }: LineHistory,
  parts: number,
): readonly number[] {
  let before = 0;
  return Array.from({ length: parts }, (_, part) => {
    const end = from + ((until - from) * (part + 1)) / parts;
    const byThen = part === parts - 1 ? finishes.length : countUpTo(finishes, end);
    const finished = byThen - before;
    before = byThen;
    return finished;
  });
}
