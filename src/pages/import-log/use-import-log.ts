import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { importLogQuery } from "#api/import-log-queries.ts";
import { type LoadFailure, toLoadFailure } from "#api/load-failure.ts";
import { useLastValueWhile } from "#hooks/use-last-value-while.ts";
import type { OpenLog } from "#import-log/open-log.ts";

/** A log on its way to the page. */
export interface LoadedLog {
  /** What was read last; it stays while it is read anew. */
  readonly log: OpenLog | null;
  readonly failed: LoadFailure | null;
  readonly refresh: () => void;
  readonly refreshing: boolean;
}

/** Reads the error log of an import. */
export function useImportLog(id: string): LoadedLog {
  const client = useQueryClient();
  const query = useQuery(importLogQuery(client, id));
  const { data, error, errorUpdatedAt, refetch, isFetching } = query;
  const newest = useMemo(() => toLoadFailure(error, errorUpdatedAt), [error, errorUpdatedAt]);
  // Drawing a hundred thousand lines for the first time is done in slices, so that nothing else waits for it.
  const log = useDeferredValue(data ?? null);
  return {
    log,
    // While a first load is tried again there is no error for a moment; what failed stays to be read.
    failed: useLastValueWhile(newest, data === undefined),
    refresh: () => void refetch({ cancelRefetch: false }),
    refreshing: isFetching,
  };
}
