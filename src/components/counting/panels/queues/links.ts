import { type Facets, filterWithin } from "#components/counting/filters/facets.ts";
import type { CountingSearch } from "#components/counting/search/search.ts";
import type { WorkQueue } from "#domain/lines/work-queues.ts";
import type { LineFilter, LineSort } from "#lines/line-query.ts";

interface Prepared {
  /** The tab selects these lines, so no facet does. */
  readonly tab?: "incidents";
  readonly facets: Facets;
  readonly sort: readonly LineSort[];
}

/** Largest absolute value first. */
const byValue: LineSort = { field: "absolute-value", descending: true };

const queues: Readonly<Record<WorkQueue, Prepared>> = {
  undocumented: { facets: { documented: ["no"] }, sort: [byValue] },
  "recount-worse": { facets: { recount: ["worsened", "turned"] }, sort: [byValue] },
  misplaced: {
    facets: { misplaced: ["yes"] },
    // Keeps the lines of a product together.
    sort: [{ field: "product.code", descending: false }, byValue],
  },
  "pack-hint": { facets: { pack: ["yes"] }, sort: [byValue] },
  // There may be too many types for an address.
  incident: {
    tab: "incidents",
    facets: {},
    sort: [{ field: "incident.type.name", descending: false }],
  },
  stalled: {
    facets: { stalled: ["yes"] },
    sort: [{ field: "startedAt", descending: false }],
  },
  "not-counted": {
    facets: { state: ["not-started", "in-progress"] },
    sort: [{ field: "location.code", descending: false }],
  },
};

/** Search parameters for a work queue's lines, in addition to the current filter. */
export function queueSearch(
  queue: WorkQueue,
  filter: LineFilter,
): Pick<CountingSearch, "tab" | "filter" | "sort"> {
  const { tab = "lines", facets, sort } = queues[queue];
  return { tab, filter: filterWithin(filter, facets), sort };
}
