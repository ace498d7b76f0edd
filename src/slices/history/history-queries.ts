import { queryOptions } from "@tanstack/react-query";
import type * as v from "valibot";
import { finishedPeriod, retryInterval } from "#api/polling.ts";
import {
  type HistoryQuery,
  type HistoryQuestion,
  historyPath,
} from "#contract/history/parameters.ts";
import { type HistoryState, historyStateSchema } from "#contract/history/state.ts";
import { historyRules } from "#contract/history.ts";
import type { Freshness } from "#transport/freshness.ts";
import { decode, getJson } from "#transport/get.ts";

/** How often the state is asked for while the archive reads, in milliseconds. */
const readingPeriod = 5_000;

/** Whether the archive still has counts to read. */
export function isReading({ archive, read, total }: HistoryState): boolean {
  return archive === "on" && total !== null && read < total;
}

/**
 * Milliseconds until the state is asked for again: short while the archive reads, so that the page fills itself. Viewers
 * of some warehouses do not know whether it reads; they ask often until it has something.
 */
export function statePeriod(state: HistoryState): number {
  const { archive, total, read } = state;
  const isEmpty = archive === "on" && total === null && read === 0;
  return isReading(state) || isEmpty ? readingPeriod : finishedPeriod;
}

/** While the archive reads, its questions are asked again so often at most, in milliseconds. */
const minQuestionPeriod = 30_000;

/** The version of the archive that questions are asked about, which may be an earlier one while it reads. */
export interface AskedVersion {
  readonly version: string;
  /** Since when it is asked about, in monotonic milliseconds. */
  readonly since: number;
}

/**
 * The version that questions are asked about from now on: the archive's, but while it reads, its former one for a while,
 * since each version means that all questions are computed again.
 * @param now monotonic, in milliseconds
 */
export function askedVersion(
  state: HistoryState,
  before: AskedVersion | undefined,
  now: number,
): AskedVersion {
  const { version } = state;
  const isLasting = before !== undefined && now - before.since < minQuestionPeriod;
  // An archive without a count cannot answer, so the first count is asked about at once.
  if (before?.version === version || (isLasting && isReading(state) && before.version !== "")) {
    return before;
  }
  return { version, since: now };
}

const stateKey = ["history", "state"] as const;

export interface KnownState {
  readonly state: HistoryState;
  readonly asked: AskedVersion;
  readonly freshness: Freshness;
}

/** The version that questions are asked about; `null` while none can be answered. */
export function askableVersion({ state, asked }: Pick<KnownState, "state" | "asked">) {
  const canAnswer = state.archive === "on" && state.engine === "ready" && state.read > 0;
  return canAnswer ? asked.version : null;
}

/** What the archive has. */
export const historyStateQuery = queryOptions({
  queryKey: stateKey,
  queryFn: async ({ client, signal }): Promise<KnownState> => {
    const path = historyPath("state", {});
    const { body, freshness } = await getJson(path, signal);
    const state = decode(historyStateSchema, body, path);
    const before = client.getQueryData<KnownState>(stateKey)?.asked;
    return { state, asked: askedVersion(state, before, performance.now()), freshness };
  },
  staleTime: readingPeriod,
  refetchInterval: ({ state: { data, error } }) => {
    if (error) return retryInterval(error, 15_000);
    return data ? statePeriod(data.state) : finishedPeriod;
  },
});

export type HistoryAnswer<Name extends HistoryQuestion> = v.InferOutput<
  (typeof historyRules)[Name]["response"]
>;

/**
 * The answer of a question, asked again when the archive has changed. Until then, and while more rows of it are loading,
 * the former answer stays.
 * @param version that of the archive's state
 */
export function historyQuery<Name extends HistoryQuestion>(
  name: Name,
  query: HistoryQuery<Name>,
  version: string,
) {
  const path = historyPath(name, query);
  const pathOfRows = historyPath(name, { ...query, limit: undefined });
  return queryOptions({
    queryKey: ["history", name, pathOfRows, path, version] as const,
    queryFn: async ({ signal }): Promise<HistoryAnswer<Name>> => {
      const { body } = await getJson(path, signal);
      return decode(historyRules[name].response, body, path) as HistoryAnswer<Name>;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: finishedPeriod,
    refetchInterval: ({ state }) => (state.error ? retryInterval(state.error, 15_000) : false),
    placeholderData: (before, query) => (query?.queryKey[2] === pathOfRows ? before : undefined),
  });
}
