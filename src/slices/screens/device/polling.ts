import type { QueryClient } from "@tanstack/react-query";
import { mayRecover } from "#api/polling.ts";
import { pollSeconds } from "#api/settings-query.ts";
import { hour, minute } from "#domain/time/units.ts";
import { FailureError } from "#transport/failure.ts";

/** The part of a query's state that the retry delay depends on. */
interface QueryState {
  readonly error: Error | null;
  readonly dataUpdateCount: number;
  readonly errorUpdateCount: number;
  readonly errorUpdatedAt: number;
}

/** Error count of a query at its last answer. */
const lastAnswers = new WeakMap<object, { readonly answers: number; readonly errors: number }>();

/** Failures of a query since its last answer. */
function failuresInARow(query: { readonly state: QueryState }): number {
  const { dataUpdateCount: answers, errorUpdateCount, error } = query.state;
  const known = lastAnswers.get(query);
  if (known?.answers === answers) return errorUpdateCount - known.errors;
  const errors = errorUpdateCount - (error ? 1 : 0);
  lastAnswers.set(query, { answers, errors });
  return errorUpdateCount - errors;
}

/**
 * Milliseconds until a failed query is retried; `null` when it did not fail. Stable between requests, since a
 * changed interval would restart the timer.
 */
export function retryDelay(
  client: QueryClient,
  query: { readonly state: QueryState },
): number | null {
  const { error, errorUpdatedAt } = query.state;
  if (!error) return null;
  const failure = error instanceof FailureError ? error.failure : null;
  const retryAfter = failure?.kind === "problem" ? (failure.retryAfter ?? 0) * 1000 : null;
  const random = (errorUpdatedAt % 1000) / 1000;
  // A failure that a person has to fix is polled at the longest interval.
  const period = failure && !mayRecover(failure) ? maxBackoff : pollSeconds(client) * 1000;
  return backoff({ failures: failuresInARow(query), period, retryAfter, random });
}

/** Maximum wait by default, so that a screen recovers soon. Milliseconds. */
const maxBackoff = minute;

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
