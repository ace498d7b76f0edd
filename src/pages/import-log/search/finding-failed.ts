import { FailureError } from "#transport/failure.ts";

/**
 * Whether something of a log could not be found out. A log that was closed is being replaced by a newer one,
 * of which it is asked again.
 * @throws the error itself when it is neither, since then the page is at fault
 */
export function findingFailed(error: Error | null): boolean {
  if (error === null || error.name === "AbortError") return false;
  if (error instanceof FailureError) return true;
  throw error;
}
