import { type QueryKey, type UseQueryResult, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Failure, FailureError } from "#transport/failure.ts";
import { retryDelay } from "./polling.ts";

/** A failure and its next retry. */
export interface NextRetry {
  readonly failure: Failure;
  /** By this page's `performance.now()`; `null` while a request is pending. */
  readonly at: number | null;
}

/** Count, time (`performance.now()`) and error of the last failure. */
interface LoadFailure {
  readonly count: number;
  readonly at: number;
  readonly error: Error | null;
}

/**
 * The failure of a query and its retry; `null` while all is well. Uses a monotonic clock, since the device's clock
 * may be changed at any moment.
 * @throws an error that is not a load failure, since then the page is at fault
 */
export function useNextRetry(queryKey: QueryKey, result: UseQueryResult): NextRetry | null {
  const client = useQueryClient();
  const { data, errorUpdateCount, isFetching } = result;
  const [failed, setFailed] = useState<LoadFailure>({ count: 0, at: 0, error: null });
  if (failed.count !== errorUpdateCount) {
    setFailed({ count: errorUpdateCount, at: performance.now(), error: result.error });
  }
  // A refetch clears the error of a query without data; the last failure stays visible.
  const error = result.error ?? (data === undefined ? failed.error : null);
  if (!error) return null;
  if (!(error instanceof FailureError)) throw error;
  const query = client.getQueryCache().find({ queryKey, exact: true });
  const wait = query && retryDelay(client, query);
  const at = isFetching || !wait ? null : failed.at + wait;
  return { failure: error.failure, at };
}
