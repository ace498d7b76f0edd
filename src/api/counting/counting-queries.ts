import {
  keepPreviousData,
  type QueryClient,
  type QueryState,
  queryOptions,
} from "@tanstack/react-query";
import { pollInterval, refreshPeriod, retryInterval } from "#api/polling.ts";
import { pollSeconds } from "#api/settings-query.ts";
import { writtenQuery } from "#api/written-query.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import type { FacetName } from "#lines/facets/line-facets.ts";
import type { LineField } from "#lines/line-fields.ts";
import { everyLine, type LineFilter, type LineOptions, type LineSort } from "#lines/line-query.ts";
import type { LineRow } from "#lines/line-row.ts";
import type {
  InitialView,
  LineOrder,
  LineStore,
  LoadedCounting,
  LoadProgress,
  RowRange,
} from "#lines/line-store.ts";
import { openLineStore } from "#lines/open-line-store.ts";
import { OutdatedVersionError } from "#worker/outdated-version-error.ts";

/** Line store of each counting on the page; closed when the counting's query is removed. */
const stores = new Map<string, LineStore>();

/** The shared line store of a counting. */
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

/** Progress of the current load; `null` without one. */
export function loadProgressQuery(id: string) {
  return writtenQuery<LoadProgress>(["counting-progress", id]);
}

/** Partial data of a first load that is in progress or failed; `null` otherwise. */
export function countingPartQuery(id: string) {
  return writtenQuery<LoadedCounting>(["counting-part", id]);
}

/** Milliseconds until a failed query is retried; `null` for the default. */
export type RetryDelay = (query: {
  readonly state: Pick<
    QueryState,
    "error" | "dataUpdateCount" | "errorUpdateCount" | "errorUpdatedAt"
  >;
}) => number | null;

/** One counting: header, and its lines ready in their store. */
export function countingQuery(client: QueryClient, id: string, retryDelay?: RetryDelay) {
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
    // Survives a visit to the list and back; the lines of every visited counting would add up.
    gcTime: 30_000,
    structuralSharing: false,
    refetchInterval: (query) => {
      const { state } = query;
      if (state.error) {
        return retryDelay?.(query) ?? retryInterval(state.error, period(state.data));
      }
      // A load that the viewer stopped does not restart by itself.
      if (state.data?.isWhole === false) return false;
      return pollInterval(period(state.data), state.data?.transferTime ?? 0, state.dataUpdatedAt);
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

/** Seeds the queries of the default view, which arrive with the lines. */
function seedFirstLines(client: QueryClient, id: string, { order, aggregates }: InitialView): void {
  const { version } = order;
  const view = viewKey(everyLine, [], defaultViewSettings);
  // Long enough for the page to use it.
  client.setQueryDefaults(["lines"], { gcTime: 5000 });
  const query = orderQuery(client, {
    id,
    version,
    filter: everyLine,
    sorts: [],
    view: defaultViewSettings,
  });
  client.setQueryData(query.queryKey, { ...order, view });
  if (!aggregates) return;
  const figures = aggregatesQuery(client, {
    id,
    version,
    filter: everyLine,
    view: defaultViewSettings,
  });
  client.setQueryData(figures.queryKey, aggregates);
}

/** Reports that the first lines are rendered, so that the load continues. */
export function resumeLoading(client: QueryClient, id: string): void {
  storeOf(id, client).rendered();
}

/** Stops a first load; keeps the lines received so far. */
export function stopLoading(client: QueryClient, id: string): void {
  storeOf(id, client).stop();
}

/** Options of queries on one loaded version; the previous result stays visible until the new one arrives. */
export function linesOptions(id: string, version: number, what: readonly unknown[]) {
  return {
    queryKey: ["lines", id, version, ...what] as const,
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: keepPreviousData,
    // A restarted worker has no version before its first load; dependent queries wait for it.
    retry: (_count: number, error: Error) => error instanceof OutdatedVersionError,
    retryDelay: 200,
  } as const;
}

/** The lines that match a filter, in one version of a counting's lines. */
interface FilteredLines {
  readonly id: string;
  readonly version: number;
  readonly filter: LineFilter;
  readonly view: LineOptions;
}

/** Figures of the lines that match a filter. */
export function aggregatesQuery(client: QueryClient, { id, version, filter, view }: FilteredLines) {
  return queryOptions({
    ...linesOptions(id, version, ["aggregates", filter, view]),
    queryFn: () => storeOf(id, client).aggregates(filter, view),
  });
}

/** Totals of the differences of the lines that match a filter. */
export function totalsQuery(client: QueryClient, { id, version, filter, view }: FilteredLines) {
  return queryOptions({
    ...linesOptions(id, version, ["totals", filter, view]),
    queryFn: () => storeOf(id, client).totals(filter, view),
  });
}

/** Number of lines for each value of the facets. */
export function facetsQuery(
  client: QueryClient,
  { id, version, filter, view, names }: FilteredLines & { readonly names: readonly FacetName[] },
) {
  return queryOptions({
    ...linesOptions(id, version, ["facets", filter, view, names]),
    queryFn: () => storeOf(id, client).facets(filter, view, names),
  });
}

/** One line with all its fields; `null` when the counting has no line with that id. */
export function lineQuery(
  client: QueryClient,
  {
    id,
    version,
    lineId,
    asOf,
  }: { id: string; version: number; lineId: number; asOf?: number | undefined },
) {
  return queryOptions({
    ...linesOptions(id, version, ["line", lineId, asOf]),
    queryFn: () => storeOf(id, client).line(lineId, asOf),
  });
}

/** An order with the filter and sort it belongs to, since it stays in use until the next one arrives. */
export interface ViewedOrder extends LineOrder {
  readonly view: string;
}

function viewKey(filter: LineFilter, sorts: readonly LineSort[], view: LineOptions): string {
  return JSON.stringify([filter, sorts, view]);
}

interface SortedLines extends FilteredLines {
  readonly sorts: readonly LineSort[];
  /** Fields of the first rows, which are sent along; none without. */
  readonly fields?: readonly LineField[];
  /** Columns that give up their place where they are blank. */
  readonly columns?: readonly LineField[];
}

/** The sorted rows that match a filter. */
export function orderQuery(
  client: QueryClient,
  { id, version, filter, sorts, view, fields, columns }: SortedLines,
) {
  return queryOptions({
    ...linesOptions(id, version, ["order", filter, sorts, view]),
    queryFn: async (): Promise<ViewedOrder> => ({
      ...(await storeOf(id, client).order({ filter, sorts, view, fields, columns })),
      view: viewKey(filter, sorts, view),
    }),
  });
}

/** Prefetches an order; resolves when it arrives or fails. */
export function fetchOrder(client: QueryClient, lines: SortedLines): Promise<void> {
  return client.prefetchQuery({ ...orderQuery(client, lines), gcTime: 5000, retry: false });
}

/** Rows and their position in an order. */
function positionedRows(
  { version, since = version, asOf, hasEarlier }: LineOrder,
  { from, rows, fields }: { from: number; rows: readonly LineRow[]; fields: readonly LineField[] },
) {
  // Rows with the same signature are of the same load and moment, with the same fields and the same known of them.
  return { from, rows, signature: `${since} ${asOf ?? ""} ${hasEarlier ?? ""} ${fields.join()}` };
}

/** Rows sent along with their order; `undefined` when they have to be requested. */
function prefetchedRows(order: ViewedOrder, { from, to, fields }: RowRange) {
  const [row] = order.first ?? [];
  const arePrefetched = row !== undefined && from === 0 && to <= (order.first?.length ?? 0);
  if (!arePrefetched || !fields.every((field) => field in row)) return undefined;
  return positionedRows(order, { from, rows: order.first?.slice(0, to) ?? [], fields });
}

/** The lines at some indexes of an order. */
export function rowsQuery(
  client: QueryClient,
  { id, order, from, to, fields }: RowRange & { id: string; order: ViewedOrder },
) {
  return queryOptions({
    ...linesOptions(id, order.version, ["rows", order.view, from, to, fields]),
    initialData: () => prefetchedRows(order, { from, to, fields }),
    queryFn: async () =>
      positionedRows(order, {
        from,
        rows: await storeOf(id, client).rows(order, { from, to, fields }),
        fields,
      }),
  });
}
