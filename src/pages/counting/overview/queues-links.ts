import type { WorkQueue } from "#domain/work-queues.ts";
import type { FacetName, LineFilter, LineSort } from "#lines/line-query.ts";
import type { CountingSearch } from "#pages/counting/search.ts";

interface Prepared {
  readonly facet: FacetName;
  readonly values: readonly string[];
  readonly sort: readonly LineSort[];
}

/** What is worth most comes first, whether it was lost or found too much. */
const byValue: LineSort = { field: "absolute-value", descending: true };

const queues: Readonly<Record<Exclude<WorkQueue, "incident">, Prepared>> = {
  undocumented: { facet: "documented", values: ["no"], sort: [byValue] },
  "recount-worse": { facet: "recount", values: ["worsened", "turned"], sort: [byValue] },
  misplaced: {
    facet: "misplaced",
    values: ["yes"],
    // The lines of one product stand together.
    sort: [{ field: "product.code", descending: false }, byValue],
  },
  "pack-hint": { facet: "pack", values: ["yes"], sort: [byValue] },
  stalled: {
    facet: "stalled",
    values: ["yes"],
    sort: [{ field: "startedAt", descending: false }],
  },
  "not-counted": {
    facet: "state",
    values: ["not-started", "in-progress"],
    sort: [{ field: "location.code", descending: false }],
  },
};

/**
 * The lines of a work queue in the lines' tab, within what the lines are narrowed to already.
 * @param incidents every value that the facet of incidents has for lines with one
 */
export function queueSearch(
  queue: WorkQueue,
  filter: LineFilter,
  incidents: readonly string[],
): Pick<CountingSearch, "tab" | "filter" | "sort"> {
  const { facet, values, sort } =
    queue === "incident" ? ofIncidents(filter, incidents) : queues[queue];
  const facets = { ...filter.facets, [facet]: values };
  return { tab: "lines", filter: { ...filter, facets }, sort };
}

function ofIncidents({ facets }: LineFilter, incidents: readonly string[]): Prepared {
  return {
    facet: "incident",
    values: facets?.incident ?? incidents,
    sort: [{ field: "incident.type.name", descending: false }],
  };
}
