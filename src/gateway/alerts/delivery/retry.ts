/** A second, in milliseconds. */
const second = 1000;

/** How long a message is tried, in milliseconds. */
export const tryingPeriod = 24 * 3600 * second;

/** The first wait after a failure and the longest one, in milliseconds. */
const wait = { first: 5 * second, longest: 30 * 60 * second };

/** A message that a target has not accepted. */
interface Failed {
  /** How often it was tried; at least 1. */
  readonly attempts: number;
  /** When it was first due, in milliseconds since 1970. */
  readonly since: number;
  readonly now: number;
  /** What the target asks for, in milliseconds; `null` where it asks for nothing. */
  readonly retryAfter: number | null;
  /** From 0 to below 1. */
  readonly random: number;
}

/**
 * When a message is tried again, in milliseconds since 1970; `null` when its day is over. The wait doubles after each
 * failure. Half of it is random, so that the messages of an outage do not all come back at once. The last attempt is at
 * the end of the day.
 */
export function nextAttempt({ attempts, since, now, retryAfter, random }: Failed): number | null {
  const end = since + tryingPeriod;
  if (now >= end) return null;
  const longest = Math.min(wait.longest, wait.first * 2 ** Math.min(attempts - 1, 20));
  const own = (longest / 2) * (1 + random);
  return Math.min(end, now + Math.max(own, retryAfter ?? 0));
}

/**
 * Reads `Retry-After`: seconds, or a date of HTTP.
 * @returns milliseconds from `now`; `null` for anything else
 */
export function readRetryAfter(text: string | null | undefined, now: number): number | null {
  if (!text) return null;
  if (/^\d{1,9}$/.test(text.trim())) return Number(text) * second;
  const at = /^[A-Z][a-z]{2}, .* GMT$/.test(text.trim()) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
