import { type QueryKey, type UseQueryResult, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Failure, FailureError } from "#transport/failure.ts";
import { waitOf } from "./polling.ts";

/** Why there are no newer figures, and when they are asked for again. */
export interface NextTry {
  readonly failure: Failure;
  /** By this page's `performance.now()`; `null` while an answer is waited for. */
  readonly at: number | null;
}

/** The last failure: which one, and when by this page's `performance.now()`. */
interface LoadFailure {
  readonly count: number;
  readonly at: number;
  readonly error: Error | null;
}

/**
 * What became of a query that failed; `null` while all is well. Told by a clock that only goes forward, since
 * the device's own may be set at any moment.
 * @throws an error that is no failure to load, since then the page is at fault
 */
export function useNextTry(queryKey: QueryKey, result: UseQueryResult): NextTry | null {
  const client = useQueryClient();
  const { data, errorUpdateCount, isFetching } = result;
  const [failed, setFailed] = useState<LoadFailure>({ count: 0, at: 0, error: null });
  if (failed.count !== errorUpdateCount) {
    setFailed({ count: errorUpdateCount, at: performance.now(), error: result.error });
  }
  // A question asked anew forgets its error where there was no answer yet; who looks at it shall not.
  const error = result.error ?? (data === undefined ? failed.error : null);
  if (!error) return null;
  if (!(error instanceof FailureError)) throw error;
  const query = client.getQueryCache().find({ queryKey, exact: true });
  const wait = query && waitOf(client, query);
  const at = isFetching || !wait ? null : failed.at + wait;
  return { failure: error.failure, at };
}
