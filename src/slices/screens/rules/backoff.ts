import { hour, minute } from "#domain/time/units.ts";

/** Maximum wait by default, so that a screen recovers soon. Milliseconds. */
export const maxBackoff = minute;

/** Maximum wait that an answer can request; timers have a limit, too. Milliseconds. */
const maxRetryAfter = hour;

/**
 * Milliseconds from a failure to the next attempt: doubled for each consecutive failure up to a minute, up to
 * 20 % more or less so that many screens do not return at once.
 */
export function backoff({
  failures,
  period,
  retryAfter,
  random,
}: {
  /** Consecutive, at least 1. */
  failures: number;
  /** Milliseconds between two refreshes without failures. */
  period: number;
  /** Milliseconds that the answer asked to wait, or `null`; honoured up to an hour. */
  retryAfter: number | null;
  /** 0…1. */
  random: number;
}): number {
  const doubled = period * 2 ** Math.min(16, Math.max(0, failures - 1));
  const wait = Math.round(Math.min(maxBackoff, doubled * (0.8 + 0.4 * random)));
  return Math.max(wait, Math.min(maxRetryAfter, retryAfter ?? 0));
}
