/**
 * When figures were true, told by the gateway's clock and a monotonic one; the viewer's clock plays no part.
 * `fetchedAt` and `now` are milliseconds since 1970 by the gateway, `at` is this thread's `performance.now()`.
 */
export interface Freshness {
  /** When the gateway got the answer from the API. */
  readonly fetchedAt: number;
  /** The gateway's time at the moment `at`. */
  readonly now: number;
  readonly at: number;
}

/** The gateway's time now, in milliseconds since 1970. */
export function nowOf(freshness: Freshness): number {
  return freshness.now + (performance.now() - freshness.at);
}

/** Age of the figures in milliseconds, never negative. */
export function ageOf(freshness: Freshness): number {
  return Math.max(0, nowOf(freshness) - freshness.fetchedAt);
}
