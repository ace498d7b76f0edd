/**
 * When figures were fetched, by the gateway's clock and a monotonic one; the viewer's clock is not used.
 * `fetchedAt` and `now` are milliseconds since 1970 on the gateway, `at` is this thread's `performance.now()`.
 */
export interface Freshness {
  /** When the gateway received the answer from the API. */
  readonly fetchedAt: number;
  /** The gateway's time at the moment `at`. */
  readonly now: number;
  readonly at: number;
}

/**
 * Reads `X-Fetched-At` and `Date`. If one is missing or invalid the other replaces it, so figures of unknown
 * age count as new; the viewer's clock is used only if both are.
 * @param at this thread's `performance.now()` when the headers arrived
 */
export function freshnessOf(headers: Headers, at: number): Freshness {
  const date = instantOf(headers.get("Date"));
  const fetchedAt = instantOf(headers.get("X-Fetched-At")) ?? date ?? Date.now();
  // `Date` has whole seconds only, so it may be earlier than the fetch.
  return { fetchedAt, now: Math.max(date ?? fetchedAt, fetchedAt), at };
}

function instantOf(text: string | null): number | null {
  const instant = Date.parse(text ?? "");
  return Number.isNaN(instant) ? null : instant;
}

/**
 * The gateway's time, in milliseconds since 1970.
 * @param at this thread's `performance.now()`; defaults to now
 */
export function nowOf(freshness: Freshness, at = performance.now()): number {
  return freshness.now + (at - freshness.at);
}

/** Age of the figures at that moment, in milliseconds, never negative. */
export function ageOf(freshness: Freshness, at = performance.now()): number {
  return Math.max(0, nowOf(freshness, at) - freshness.fetchedAt);
}
