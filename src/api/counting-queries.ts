import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import type { LineField } from "#lines/line-field.ts";
import {
  everyLine,
  type FacetName,
  type LineFilter,
  type LineSort,
  type LineView,
} from "#lines/line-query.ts";
import type { LineRow } from "#lines/line-row.ts";
import type {
  InitialView,
  LineOrder,
  LineStore,
  LoadedCounting,
  LoadProgress,
} from "#lines/line-store.ts";
import { openLineStore } from "#lines/open-line-store.ts";
import { OutdatedVersionError } from "#lines/outdated-version-error.ts";
import { nextPoll, nextTry, refreshPeriod } from "./polling.ts";
import { pollSeconds } from "./settings-query.ts";

/** The line store of each counting on the page; it ends when the counting's query is forgotten. */
const stores = new Map<string, LineStore>();

/** The lines of a counting, whoever asks for them. */
export function storeOf(id: string, client: QueryClient): LineStore {
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

/** How far the load under way has come; `null` when there is none. */
export function loadProgressQuery(id: string) {
  return queryOptions<LoadProgress | null>({
    queryKey: ["counting-progress", id],
    queryFn: () => null,
    enabled: false,
    initialData: null,
  });
}

/** What has come of a counting whose first load is under way, or broke off; `null` before and after that. */
export function countingPartQuery(id: string) {
  return queryOptions<LoadedCounting | null>({
    queryKey: ["counting-part", id],
    queryFn: () => null,
    enabled: false,
    initialData: null,
    structuralSharing: false,
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
    queryFn: ({ signal }) => load(client, id, signal),
    staleTime: ({ state }) => period(state.data),
    // Long enough for a look at the list and back; the lines of every counting visited would add up.
    gcTime: 30_000,
    structuralSharing: false,
    refetchInterval: ({ state }) => {
      if (state.error) return nextTry(state.error, period(state.data));
      // Whoever stopped a load does not want it to begin again by itself.
      if (state.data?.isWhole === false) return false;
      return nextPoll(period(state.data), state.data?.transferTime ?? 0, state.dataUpdatedAt);
    },
  });
}

async function load(client: QueryClient, id: string, signal: AbortSignal): Promise<LoadedCounting> {
  const progressKey = loadProgressQuery(id).queryKey;
  const partKey = countingPartQuery(id).queryKey;
  try {
    const loaded = await storeOf(id, client).load(signal, {
      onProgress: (progress) => client.setQueryData(progressKey, progress),
      onPart: (part) => client.setQueryData(partKey, part),
      onFirst: (first) => seedFirstLines(client, id, first),
    });
    client.setQueryData(partKey, null);
    return loaded;
  } finally {
    client.setQueryData(progressKey, null);
  }
}

/** Has at hand what a page shows as usual, without another question. */
function seedFirstLines(client: QueryClient, id: string, { order, aggregates }: InitialView): void {
  const { version } = order;
  const view = viewOf(everyLine, [], defaultViewSettings);
  // Long enough for the page to take it up.
  client.setQueryDefaults(["lines"], { gcTime: 5000 });
  const asked = orderQuery(client, id, version, everyLine, [], defaultViewSettings);
  client.setQueryData(asked.queryKey, { ...order, view });
  if (!aggregates) return;
  const figures = aggregatesQuery(client, id, version, everyLine, defaultViewSettings);
  client.setQueryData(figures.queryKey, aggregates);
}

/** Says that what has come of a first load is drawn: it rests until then. */
export function resumeLoading(client: QueryClient, id: string): void {
  storeOf(id, client).rendered();
}

/** Ends a first load; what had come stays. */
export function stopLoading(client: QueryClient, id: string): void {
  storeOf(id, client).stop();
}

/** What is asked of the lines of one loaded version; the previous answer stays until the new one is there. */
export function linesOptions(id: string, version: number, what: readonly unknown[]) {
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
  view: LineView,
) {
  return queryOptions({
    ...linesOptions(id, version, ["aggregates", filter, view]),
    queryFn: () => storeOf(id, client).aggregates(filter, view),
  });
}

/** How many lines each value of the facets would leave. */
export function facetsQuery(
  client: QueryClient,
  id: string,
  version: number,
  filter: LineFilter,
  view: LineView,
  names: readonly FacetName[],
) {
  return queryOptions({
    ...linesOptions(id, version, ["facets", filter, view, names]),
    queryFn: () => storeOf(id, client).facets(filter, view, names),
  });
}

/** One line with all its fields; `null` when the counting has none with that id. */
export function lineQuery(
  client: QueryClient,
  id: string,
  version: number,
  lineId: number,
  asOf?: number,
) {
  return queryOptions({
    ...linesOptions(id, version, ["line", lineId, asOf]),
    queryFn: () => storeOf(id, client).line(lineId, asOf),
  });
}

/** An order and which filter and sort it is of, since it stays in use until the next one is made. */
export interface ViewedOrder extends LineOrder {
  readonly view: string;
}

function viewOf(filter: LineFilter, sorts: readonly LineSort[], view: LineView): string {
  return JSON.stringify([filter, sorts, view]);
}

/**
 * Which lines match a filter, sorted.
 * @param fields what is shown of the rows at its beginning, which come along; none do without
 */
export function orderQuery(
  client: QueryClient,
  id: string,
  version: number,
  filter: LineFilter,
  sorts: readonly LineSort[],
  view: LineView,
  fields?: readonly LineField[],
) {
  return queryOptions({
    ...linesOptions(id, version, ["order", filter, sorts, view]),
    queryFn: async (): Promise<ViewedOrder> => ({
      ...(await storeOf(id, client).order(filter, sorts, view, fields)),
      view: viewOf(filter, sorts, view),
    }),
  });
}

/** Has an order at hand for who asks for it next; done when it is there, or cannot be had. */
export function fetchOrder(...asked: Parameters<typeof orderQuery>): Promise<void> {
  const [client] = asked;
  return client.prefetchQuery({ ...orderQuery(...asked), gcTime: 5000, retry: false });
}

/** Rows and where in an order they stand. */
function placedRows(
  { version, since = version, asOf }: LineOrder,
  from: number,
  rows: readonly LineRow[],
  fields: readonly LineField[],
) {
  // Rows that say the same are of the same load and moment, and tell of the same fields.
  return { from, rows, says: `${since} ${asOf ?? ""} ${fields.join()}` };
}

/** Rows that came along with their order; `undefined` where they have to be asked for. */
function prefetchedRows(
  order: ViewedOrder,
  from: number,
  to: number,
  fields: readonly LineField[],
) {
  const [row] = order.first ?? [];
  const areThere = row !== undefined && from === 0 && to <= (order.first?.length ?? 0);
  if (!areThere || !fields.every((field) => field in row)) return undefined;
  return placedRows(order, from, order.first?.slice(0, to) ?? [], fields);
}

/** The lines at some places of an order. */
export function rowsQuery(
  client: QueryClient,
  id: string,
  order: ViewedOrder,
  from: number,
  to: number,
  fields: readonly LineField[],
) {
  return queryOptions({
    ...linesOptions(id, order.version, ["rows", order.view, from, to, fields]),
    initialData: () => prefetchedRows(order, from, to, fields),
    queryFn: async () =>
      placedRows(order, from, await storeOf(id, client).rows(order, from, to, fields), fields),
  });
}
