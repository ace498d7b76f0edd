import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { visibleError } from "#api/last-error.ts";
import { type LoadFailure, toLoadFailure } from "#api/load-failure.ts";
import type { OpenLog } from "./log/open-log.ts";
import { importLogQuery } from "./log-queries.ts";

export interface LoadedLog {
  /** The last loaded log; it stays during a refresh. */
  readonly log: OpenLog | null;
  readonly failed: LoadFailure | null;
  readonly refresh: () => void;
  readonly refreshing: boolean;
}

/** Loads the error log of an import. */
export function useImportLog(id: string): LoadedLog {
  const client = useQueryClient();
  const options = importLogQuery(client, id);
  const query = useQuery(options);
  const { data, errorUpdatedAt, refetch, isFetching } = query;
  const error = visibleError(client, options.queryKey, query);
  const failed = useMemo(() => toLoadFailure(error, errorUpdatedAt), [error, errorUpdatedAt]);
  // The first render of a hundred thousand lines is deferred, so that it does not block the page.
  const log = useDeferredValue(data ?? null);
  return {
    log,
    failed,
    refresh: () => void refetch({ cancelRefetch: false }),
    refreshing: isFetching,
  };
}
