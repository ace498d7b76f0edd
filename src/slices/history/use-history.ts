import { skipToken, useQuery } from "@tanstack/react-query";
import { type LoadFailure, toLoadFailure } from "#api/load-failure.ts";
import type { HistoryQuery, HistoryQuestion } from "#contract/history/parameters.ts";
import type { HistoryState } from "#contract/history/state.ts";
import type { Freshness } from "#transport/freshness.ts";
import {
  askableVersion,
  type HistoryAnswer,
  historyQuery,
  historyStateQuery,
} from "./history-queries.ts";

export interface ArchiveState {
  /** `null` before it is known. */
  readonly state: HistoryState | null;
  readonly freshness: Freshness | null;
  readonly failed: LoadFailure | null;
  readonly refresh: () => Promise<unknown>;
  /** Of the questions; `null` while none can be asked. */
  readonly version: string | null;
}

/**
 * What the archive has.
 * @param isKeptFresh false for a page that asks once: with each change of the archive, every question is asked again
 */
export function useArchiveState(isKeptFresh = true): ArchiveState {
  const { data, error, errorUpdatedAt, refetch } = useQuery({
    ...historyStateQuery,
    ...(!isKeptFresh && { refetchInterval: false }),
  });
  return {
    state: data?.state ?? null,
    freshness: data?.freshness ?? null,
    failed: toLoadFailure(error, errorUpdatedAt),
    refresh: refetch,
    version: data ? askableVersion(data) : null,
  };
}

export interface Question<Name extends HistoryQuestion> {
  /** `null` before it is known. */
  readonly answer: HistoryAnswer<Name> | null;
  readonly failed: LoadFailure | null;
  readonly retry: () => void;
}

/**
 * Asks the history.
 * @param query `null` while it is not known what to ask
 * @param version of the archive; `null` while it cannot answer
 */
export function useQuestion<Name extends HistoryQuestion>(
  name: Name,
  query: HistoryQuery<Name> | null,
  version: string | null,
): Question<Name> {
  const asked = historyQuery(name, query ?? ({} as HistoryQuery<Name>), version ?? "");
  const { data, error, errorUpdatedAt, refetch } = useQuery({
    ...asked,
    ...((query === null || version === null) && { queryFn: skipToken }),
  });
  return {
    answer: query === null ? null : (data ?? null),
    failed: toLoadFailure(error, errorUpdatedAt),
    retry: () => void refetch(),
  };
}
