import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { type Hits, noHits } from "#import-log/find.ts";
import { type OpenLog, openLog } from "#import-log/open-log.ts";
import { nextTry } from "./polling.ts";
import { pollSeconds } from "./settings-query.ts";

const name = "import-log";

/** Logs that are open, by import. Each is closed when a newer one replaces it or its query is forgotten. */
const logs = new Map<string, OpenLog>();

function keep(id: string, log: OpenLog, client: QueryClient): void {
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
 * The error log of one import. A log does not change, so it is read once; only while there is none to show
 * is it asked for again.
 */
export function importLogQuery(client: QueryClient, id: string) {
  return queryOptions({
    queryKey: [name, id],
    queryFn: async ({ signal }) => {
      const log = await openLog(id, signal);
      keep(id, log, client);
      return log;
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Long enough for a look at another page and back; megabytes are not to add up.
    gcTime: 30_000,
    structuralSharing: false,
    refetchInterval: ({ state }) =>
      state.error && !state.data ? nextTry(state.error, pollSeconds(client) * 1000) : false,
  });
}

/** What is found out about one reading of a log. */
function findingOptions(id: string, log: OpenLog, what: readonly string[]) {
  return {
    queryKey: [`${name}-finding`, id, log.readAt, ...what] as const,
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  } as const;
}

/**
 * Where a text occurs, the empty one nowhere. The hits of the text before stay until the new ones are found,
 * but not when the log was read anew: they would lie elsewhere in it.
 */
export function logSearchQuery(id: string, log: OpenLog, wanted: string) {
  return queryOptions({
    ...findingOptions(id, log, ["search", wanted]),
    queryFn: async () => (wanted === "" ? noHits : log.search(wanted)),
    placeholderData: (hits: Hits | undefined, before) =>
      before?.queryKey[2] === log.readAt ? hits : undefined,
  });
}

/** The log's messages by their shape. */
export function logGroupsQuery(id: string, log: OpenLog) {
  return queryOptions({
    ...findingOptions(id, log, ["groups"]),
    queryFn: () => log.groups(),
  });
}
