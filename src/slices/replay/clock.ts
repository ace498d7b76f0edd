import type { LineHistory, ReplaySpan } from "#domain/replay/history.ts";
import { countUpTo } from "#domain/time/instants.ts";
import { minute } from "#domain/time/units.ts";

/** Clamps a moment to the span. Milliseconds since 1970. */
export function clampToSpan(at: number, { from, until }: ReplaySpan): number {
  return Math.min(Math.max(at, from), until);
}

/** Longest gap without a finish that is played; a break is, a night is not. */
const maxWait = 30 * minute;

/**
 * Advances the playback, skipping long gaps without a finish.
 * @param at current position, in milliseconds since 1970
 * @param passed milliseconds of the replay: the viewer's times the speed
 */
export function advancePlayback(
  at: number,
  passed: number,
  { span: { until }, history: { finishes } }: { span: ReplaySpan; history: LineHistory },
): number {
  const reached = at + passed;
  const next = finishes[countUpTo(finishes, at)] ?? until;
  // Keeps the last minutes of a long wait, so that the next finish does not come as a surprise.
  const skipped = next - at > maxWait ? Math.max(reached, next - 5 * minute) : reached;
  return Math.min(skipped, until);
}

/** Playback speeds, as multiples of real time. */
export const speeds = [60, 300, 1500, 6000] as const;

/** The slowest speed that plays a counting within a minute, waits excluded; else the fastest. */
export function defaultSpeed({ finishes }: LineHistory): number {
  let worked = 0;
  for (let index = 1; index < finishes.length; index += 1) {
    worked += Math.min(maxWait, (finishes[index] ?? 0) - (finishes[index - 1] ?? 0));
  }
  return speeds.find((speed) => worked / speed <= minute) ?? 6000;
}

/** Step lengths, in milliseconds. */
const steps = [1, 2, 5, 10, 15, 30, 60, 120, 240].map((minutes) => minutes * minute);

/** Maximum number of steps in the whole span. */
const maxSteps = 400;

/** The shortest step length that crosses the span in at most `maxSteps`. Milliseconds. */
export function stepLength({ from, until }: ReplaySpan): number {
  const minLength = (until - from) / maxSteps;
  return steps.find((step) => step >= minLength) ?? Math.ceil(minLength / minute) * minute;
}

/** The next or previous multiple of the step length, within the span. */
export function stepFrom(at: number, by: 1 | -1, span: ReplaySpan): number {
  const length = stepLength(span);
  const whole = by > 0 ? Math.floor(at / length) + 1 : Math.ceil(at / length) - 1;
  return Math.min(Math.max(whole * length, span.from), span.until);
}

/** Lines finished in each of a number of equal parts of the span; the first includes what came before it. */
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
