import type { Problem, ProblemCode } from "#contract/problem.ts";
import { ProblemError } from "#gateway/http/problem.ts";

/** Pause after the first failure, in seconds; each further failure doubles it. */
const firstSeconds = 0.25;

/** How long the API is not asked after failures in a row. */
export interface Pause {
  /** Number of failures in a row. */
  readonly failures: number;
  /** Time of the last failure, in milliseconds since 1970: a clock that is set back ends the pause. */
  readonly from: number;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** Of the last failure. */
  readonly problem: Problem;
}

interface Limits {
  /** Seconds that every pause takes at least. */
  readonly min: number;
  /** Seconds that a pause takes at most unless the API asks for more. */
  readonly max: number;
}

/** The pause after a further failure; it never ends before the last one would have. */
export function extended(
  pause: Pause | undefined,
  problem: Problem,
  { min, max }: Limits,
  now: number,
): Pause {
  const failures = (pause?.failures ?? 0) + 1;
  const grown = Math.min(firstSeconds * 2 ** Math.min(failures - 1, 20), max);
  const until = now + Math.max(problem.retryAfter ?? 0, min, grown) * 1000;
  const isShorter = pause !== undefined && isPaused(pause, now) && pause.until >= until;
  return isShorter ? { ...pause, failures } : { failures, from: now, until, problem };
}

export function isPaused({ from, until }: Pause, now: number): boolean {
  return now >= from && now < until;
}

/** A question that was not passed on to the API, because it failed shortly before or is busy. */
export class NotAsked extends ProblemError {}

/** Codes of the problems that say when to ask again. */
const waitingCodes: readonly ProblemCode[] = ["rate-limited", "upstream-unavailable"];

/** The refusal of another question than the one that failed, with the rest of the pause. */
export function notAsked({ problem: { code, detail }, until }: Pause, now: number): NotAsked {
  const retryAfter = secondsUntil(until, now);
  return new NotAsked(code, { detail, ...(waitingCodes.includes(code) && { retryAfter }) });
}

/**
 * The refusal of the question that failed: the same problem, so that no viewer finds out whether others asked it before.
 * Only a time that the API asked for becomes shorter.
 */
export function failedBefore({ problem, until }: Pause, now: number): NotAsked {
  const retryAfter = problem.retryAfter === undefined ? undefined : secondsUntil(until, now);
  return new NotAsked(problem.code, { ...problem, retryAfter });
}

function secondsUntil(until: number, now: number): number {
  return Math.max(1, Math.ceil((until - now) / 1000));
}
