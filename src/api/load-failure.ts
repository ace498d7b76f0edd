import { type Failure, FailureError } from "#transport/failure.ts";

/** A failure and when it happened, in milliseconds since 1970. */
export interface LoadFailure {
  readonly failure: Failure;
  readonly at: number;
}

/**
 * Converts a query's error for display.
 * @throws the error itself when it is no failure to load, since the page is at fault then
 */
export function toLoadFailure(error: Error | null, at: number): LoadFailure | null {
  if (error === null) return null;
  if (error instanceof FailureError) return { failure: error.failure, at };
  throw error;
}
