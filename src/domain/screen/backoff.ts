/** Nothing waits longer, so that a screen comes back by itself soon after what it waits for. Milliseconds. */
export const longestBackoff = 60_000;

/** As elsewhere, nothing waits longer than that, whatever an answer asks: timers have a limit, too. Milliseconds. */
const longestAsked = 3_600_000;

/**
 * Milliseconds from a failure to the next try: twice as long after each failure in a row, up to a minute, and
 * up to a fifth less or more, so that many screens do not come back at the same moment.
 * @param failures in a row, at least 1
 * @param period milliseconds between two looks while all is well
 * @param asked milliseconds that the answer asked to wait, or `null`; it is waited for up to an hour
 * @param chance 0…1
 */
export function backoff(
  failures: number,
  period: number,
  asked: number | null,
  chance: number,
): number {
  const doubled = period * 2 ** Math.min(16, Math.max(0, failures - 1));
  const wait = Math.round(Math.min(longestBackoff, doubled * (0.8 + 0.4 * chance)));
  return Math.max(wait, Math.min(longestAsked, asked ?? 0));
}
