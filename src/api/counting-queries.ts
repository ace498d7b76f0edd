import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { LineFilter, LineSort } from "#lines/line-query.ts";
import type { LineOrder, LineStore, LoadedCounting, LoadProgress } from "#lines/line-store.ts";
import { openLineStore } from "#lines/open-line-store.ts";
import { OutdatedVersionError } from "#lines/outdated-version-error.ts";
import { nextPoll, nextTry, refreshPeriod } from "./polling.ts";
import { pollSeconds } from "./settings-query.ts";

/** The line store of each counting on the page; it ends when the counting's query is forgotten. */
const stores = new Map<string, LineStore>();

function storeOf(id: string, client: QueryClient): LineStore {
  const open = stores.get(id);
  if (open) return open;
  const store = openLineStore(id);
  stores.set(id, store);
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== "removed" || query.queryKey[0] !== "counting" || query.queryKey[1] !== id) return;
    store.close();
    stores.delete(id);
    unsubscribe();
  });
  return store;
}

/** How far the first load of a counting's lines has come; `null` before it has begun. */
export function loadProgressQuery(id: string) {
  return queryOptions<LoadProgress | null>({
    queryKey: ["counting-progress", id],
    queryFn: () => null,
    enabled: false,
    initialData: null,
  });
}

/** One counting: header, and its lines ready in their store. */
export function countingQuery(client: QueryClient, id: string) {
  const period = (loaded: LoadedCounting | undefined) =>
    refreshPeriod(
      loaded === undefined || loaded.counting.active,
      pollSeconds(client),
      loaded?.transferTime ?? 0,
    );
  return queryOptions({
    queryKey: ["counting", id],
    queryFn: ({ signal }) =>
      storeOf(id, client).load(signal, (progress) =>
        client.setQueryData(loadProgressQuery(id).queryKey, progress),
      ),
    staleTime: ({ state }) => period(state.data),
    // Long enough for a look at the list and back; the lines of every counting visited would add up.
    gcTime: 30_000,
    structuralSharing: false,
    refetchInterval: ({ state }) =>
      state.error
        ? nextTry(state.error, period(state.data))
        : nextPoll(period(state.data), state.data?.transferTime ?? 0, state.dataUpdatedAt),
  });
}

/** What is asked of the lines of one loaded version; the previous answer stays until the new one is there. */
function linesOptions(id: string, version: number, what: readonly unknown[]) {
  return {
    queryKey: ["lines", id, version, ...what] as const,
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: keepPreviousData,
    // A worker that was started anew has no version before its first load; what depends on one can wait.
    retry: (_count: number, error: Error) => error instanceof OutdatedVersionError,
    retryDelay: 200,
  } as const;
}

/** The figures over the lines that match a filter. */
export function aggregatesQuery(
  client: QueryClient,
  id: string,
  version: number,
  filter: LineFilter,
) {
  return queryOptions({
    ...linesOptions(id, version, ["aggregates", filter]),
    queryFn: () => storeOf(id, client).aggregates(filter),
  });
}

/** An order and which filter and sort it is of, since it stays in use until the next one is made. */
export interface ViewedOrder extends LineOrder {
  readonly view: string;
}

/** Which lines match a filter, sorted. */
export function orderQuery(
  client: QueryClient,
  id: string,
  version: number,
  filter: LineFilter,
  sorts: readonly LineSort[],
) {
  return queryOptions({
    ...linesOptions(id, version, ["order", filter, sorts]),
    queryFn: async (): Promise<ViewedOrder> => ({
      ...(await storeOf(id, client).order(filter, sorts)),
      view: JSON.stringify([filter, sorts]),
    }),
  });
}

/** The lines at some places of an order. */
export function rowsQuery(
  client: QueryClient,
  id: string,
  order: ViewedOrder,
  from: number,
  to: number,
) {
  return queryOptions({
    ...linesOptions(id, order.version, ["rows", order.view, from, to]),
    queryFn: async () => ({ from, rows: await storeOf(id, client).rows(order, from, to) }),
  });
}
