import { FailureError } from "#transport/failure.ts";

/**
 * Whether a query about a log failed. A log that was closed is being replaced by a newer one, for which the query
 * runs again.
 * @throws any other error, since then the page is at fault
 */
export function findingFailed(error: Error | null): boolean {
  if (error === null || error.name === "AbortError") return false;
  if (error instanceof FailureError) return true;
  throw error;
}
