import type { QueryClient } from "@tanstack/react-query";
import { mayRecover } from "#api/polling.ts";
import { pollSeconds } from "#api/settings-query.ts";
import { backoff, maxBackoff } from "#domain/screen/backoff.ts";
import { FailureError } from "#transport/failure.ts";

/** What is needed of a query's state to say when it is asked again. */
interface Asked {
  readonly error: Error | null;
  readonly dataUpdateCount: number;
  readonly errorUpdateCount: number;
  readonly errorUpdatedAt: number;
}

/** How many errors a query had had when its last answer came. */
const before = new WeakMap<object, { readonly answers: number; readonly errors: number }>();

/** How often a query has failed since its last answer. */
function failuresInARow(query: { readonly state: Asked }): number {
  const { dataUpdateCount: answers, errorUpdateCount, error } = query.state;
  const known = before.get(query);
  if (known?.answers === answers) return errorUpdateCount - known.errors;
  const errors = errorUpdateCount - (error ? 1 : 0);
  before.set(query, { answers, errors });
  return errorUpdateCount - errors;
}

/**
 * Milliseconds until a query that failed is asked again, or `null` when it did not fail. The same for as long as
 * it is not asked, since an interval that changed would start over.
 */
export function waitOf(client: QueryClient, query: { readonly state: Asked }): number | null {
  const { error, errorUpdatedAt } = query.state;
  if (!error) return null;
  const failure = error instanceof FailureError ? error.failure : null;
  const asked = failure?.kind === "problem" ? (failure.retryAfter ?? 0) * 1000 : null;
  const chance = (errorUpdatedAt % 1000) / 1000;
  // What a person has to mend is not mended sooner by asking often.
  const period = failure && !mayRecover(failure) ? maxBackoff : pollSeconds(client) * 1000;
  return backoff(failuresInARow(query), period, asked, chance);
}
