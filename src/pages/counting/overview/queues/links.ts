import type { WorkQueue } from "#domain/lines/work-queues.ts";
import type { LineFilter, LineSort } from "#lines/line-query.ts";
import { type Facets, narrowedWithin } from "#pages/counting/filters/facets.ts";
import type { CountingSearch } from "#pages/counting/search/search.ts";

interface Prepared {
  /** With a tab of their own, the lines need no facet. */
  readonly tab?: "incidents";
  readonly facets: Facets;
  readonly sort: readonly LineSort[];
}

/** What is worth most comes first, whether it was lost or found too much. */
const byValue: LineSort = { field: "absolute-value", descending: true };

const queues: Readonly<Record<WorkQueue, Prepared>> = {
  undocumented: { facets: { documented: ["no"] }, sort: [byValue] },
  "recount-worse": { facets: { recount: ["worsened", "turned"] }, sort: [byValue] },
  misplaced: {
    facets: { misplaced: ["yes"] },
    // The lines of one product stand together.
    sort: [{ field: "product.code", descending: false }, byValue],
  },
  "pack-hint": { facets: { pack: ["yes"] }, sort: [byValue] },
  // The types that lines have are too many for an address.
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

/**
 * The lines of a work queue in a tab of lines, within what the lines are narrowed to already.
 * @param more what besides tells the lines that are meant from others of the queue
 */
export function queueSearch(
  queue: WorkQueue,
  filter: LineFilter,
  more: Facets = {},
): Pick<CountingSearch, "tab" | "filter" | "sort"> {
  const { tab = "lines", facets, sort } = queues[queue];
  return { tab, filter: narrowedWithin(filter, { ...facets, ...more }), sort };
}
