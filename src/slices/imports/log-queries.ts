import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { retryInterval } from "#api/polling.ts";
import { pollSeconds } from "#api/settings-query.ts";
import { type Hits, noHits } from "./log/find-hits.ts";
import { type OpenLog, openLog } from "./log/open-log.ts";

const name = "import-log";

/** Open logs by import. Each is closed when a newer one replaces it or its query is removed. */
const logs = new Map<string, OpenLog>();

function replaceLog(id: string, log: OpenLog, client: QueryClient): void {
  const before = logs.get(id);
  logs.set(id, log);
  if (before) {
    before.close();
    return;
  }
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== "removed" || query.queryKey[0] !== name || query.queryKey[1] !== id) return;
    logs.get(id)?.close();
    logs.delete(id);
    unsubscribe();
  });
}

/**
 * The error log of one import. A log does not change, so it is loaded once; it is requested again only until
 * the first success.
 */
export function importLogQuery(client: QueryClient, id: string) {
  return queryOptions({
    queryKey: [name, id],
    queryFn: async ({ signal }) => {
      const log = await openLog(id, signal);
      replaceLog(id, log, client);
      return log;
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Survives a visit to another page and back; megabytes should not add up.
    gcTime: 30_000,
    structuralSharing: false,
    refetchInterval: ({ state }) =>
      state.error && !state.data ? retryInterval(state.error, pollSeconds(client) * 1000) : false,
  });
}

/** Options of queries on one load of a log. */
function findingOptions(id: string, log: OpenLog, what: readonly string[]) {
  return {
    queryKey: [`${name}-finding`, id, log.readAt, ...what] as const,
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  } as const;
}

/**
 * Where a text occurs; nowhere for the empty text. The previous text's hits stay visible until the new ones
 * arrive, but not after a reload of the log, where positions differ.
 */
export function logSearchQuery(id: string, log: OpenLog, text: string) {
  return queryOptions({
    ...findingOptions(id, log, ["search", text]),
    queryFn: async () => (text === "" ? noHits : log.search(text)),
    placeholderData: (hits: Hits | undefined, before) =>
      before?.queryKey[2] === log.readAt ? hits : undefined,
  });
}

/** The log's messages grouped by their shape. */
export function logGroupsQuery(id: string, log: OpenLog) {
  return queryOptions({
    ...findingOptions(id, log, ["groups"]),
    queryFn: () => log.groups(),
  });
}
