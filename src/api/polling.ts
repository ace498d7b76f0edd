import type { ProblemCode } from "#contract/problem.ts";
import { hour, minute } from "#domain/time/units.ts";
import type { Failure } from "#transport/failure.ts";
import { FailureError } from "#transport/failure.ts";

/** Problems that stay until a person acts. */
const permanent: ReadonlySet<ProblemCode> = new Set([
  "upstream-credentials",
  "not-found",
  "no-longer-available",
  "bad-request",
  "access-denied",
  "out-of-scope",
  "share-expired",
  "share-revoked",
]);

/** Refresh period of finished countings, which may still get documentation. Milliseconds. */
export const finishedPeriod = 5 * minute;

/**
 * Refresh period in milliseconds: short while active, long afterwards, and such that a slow transfer takes at
 * most a twentieth of the time.
 * @param transferTime milliseconds that the last answer took
 */
export function refreshPeriod(active: boolean, pollSeconds: number, transferTime: number): number {
  return Math.max(active ? pollSeconds * 1000 : finishedPeriod, 20 * transferTime);
}

/**
 * Milliseconds until the next poll, with up to 10 % jitter so that many pages drift apart, but never sooner
 * than a slow transfer allows.
 * @param updatedAt when the last answer arrived, in milliseconds since 1970; its fraction of a second seeds the
 * jitter, since an interval that changed on every render would restart and never end
 */
export function pollInterval(period: number, transferTime: number, updatedAt: number): number {
  const jitter = (updatedAt % 1000) / 1000;
  return Math.max(period * (0.9 + 0.2 * jitter), 20 * transferTime);
}

/** Whether an immediate retry may help: not when a person has to fix something first. */
export function mayRecover(failure: Failure): boolean {
  if (failure.kind !== "problem") return true;
  return !permanent.has(failure.code);
}

/** Milliseconds until a failed query is retried, or `false` for never, since the page is at fault. */
export function retryInterval(error: Error, period: number): number | false {
  return error instanceof FailureError && retryDelay(error.failure, period);
}

/**
 * Milliseconds from a failure to the next retry. Problems that a person has to fix are retried rarely, so that
 * a wall screen recovers by itself; the maximum is an hour.
 */
export function retryDelay(failure: Failure, period: number): number {
  if (!mayRecover(failure)) return finishedPeriod;
  const wait = failure.kind === "problem" ? (failure.retryAfter ?? 0) * 1000 : 0;
  return Math.min(hour, Math.max(period, wait));
}
