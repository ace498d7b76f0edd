import { type QueryKey, type UseQueryResult, useQueryClient } from "@tanstack/react-query";
import { lastError, visibleError } from "#api/last-error.ts";
import { type Failure, FailureError } from "#transport/failure.ts";
import { retryDelay } from "./polling.ts";

/** A failure and its next retry. */
export interface NextRetry {
  readonly failure: Failure;
  /** By this page's `performance.now()`; `null` while a request is pending. */
  readonly at: number | null;
}

/**
 * The failure of a query and its retry; `null` while all is well. Uses a monotonic clock, since the device's clock
 * may be changed at any moment.
 * @throws an error that is not a load failure, since then the page is at fault
 */
export function useNextRetry(queryKey: QueryKey, result: UseQueryResult): NextRetry | null {
  const client = useQueryClient();
  const error = visibleError(client, queryKey, result);
  if (!error) return null;
  if (!(error instanceof FailureError)) throw error;
  const query = client.getQueryCache().find({ queryKey, exact: true });
  const wait = query && retryDelay(client, query);
  const failedAt = lastError(client, queryKey)?.at ?? null;
  const at = result.isFetching || !wait || failedAt === null ? null : failedAt + wait;
  return { failure: error.failure, at };
}
