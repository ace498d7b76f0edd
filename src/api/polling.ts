import type { ProblemCode } from "#contract/problem.ts";
import type { Failure } from "#transport/failure.ts";
import { FailureError } from "#transport/failure.ts";

const minute = 60_000;
const hour = 60 * minute;

/** What stays as it is until a person does something. */
const lasting: ReadonlySet<ProblemCode> = new Set([
  "upstream-credentials",
  "not-found",
  "no-longer-available",
  "bad-request",
  "access-denied",
  "out-of-scope",
  "share-expired",
  "share-revoked",
]);

/** Finished countings are looked at now and then, since documentation may follow. Milliseconds. */
export const finishedPeriod = 5 * minute;

/**
 * Milliseconds between two looks at something: often while it is active, seldom afterwards, and so that a
 * slow transfer takes at most a twentieth of the time.
 * @param transferTime milliseconds that the last answer took
 */
export function refreshPeriod(active: boolean, pollSeconds: number, transferTime: number): number {
  return Math.max(active ? pollSeconds * 1000 : finishedPeriod, 20 * transferTime);
}

/**
 * Milliseconds until the next look: many pages opened at once drift apart by up to 10 %, but none comes
 * sooner than a slow transfer allows.
 * @param updatedAt when the last answer came, in milliseconds since 1970; its fraction of a second is the
 *   chance in it, since an interval that changed with every drawing would start over and never end
 */
export function nextPoll(period: number, transferTime: number, updatedAt: number): number {
  const chance = (updatedAt % 1000) / 1000;
  return Math.max(period * (0.9 + 0.2 * chance), 20 * transferTime);
}

/** Whether asking again at once may help: not when a person has to mend something first. */
export function mayRecover(failure: Failure): boolean {
  if (failure.kind !== "problem") return true;
  return !lasting.has(failure.code);
}

/** Milliseconds until a failed question is asked again, or `false` for never, since the page is at fault. */
export function nextTry(error: Error, period: number): number | false {
  return error instanceof FailureError && waitAfter(error.failure, period);
}

/**
 * Milliseconds from a failure to the next try. What a person has to mend is asked seldom, so that a screen
 * on a wall comes back by itself afterwards; nothing waits over an hour.
 */
export function waitAfter(failure: Failure, period: number): number {
  if (!mayRecover(failure)) return finishedPeriod;
  const wait = failure.kind === "problem" ? (failure.retryAfter ?? 0) * 1000 : 0;
  return Math.min(hour, Math.max(period, wait));
}
