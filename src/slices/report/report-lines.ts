import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { CountingSearch } from "#components/counting/search/search.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import type { LineField } from "#lines/line-fields.ts";
import type { LineFilter } from "#lines/line-query.ts";
import { type ReportLines, type ReportList, reportLinesQuery } from "./report-queries.ts";

const lineFields: readonly LineField[] = [
  "product.code",
  "product.description",
  "location.code",
  "expected",
  "assignedUser.username",
];

const unfinished = ["not-started", "in-progress"];

/** Rows of a list in full: more than anyone reads on paper. A longer list is cut, with a note. */
export const maxRows = 2000;

/** Rows of a short list: with its title they fill one page at most. */
export const shortRows = 20;

/**
 * Discrepancies that match the filter, the largest value first; the most units where there is none.
 * @param rows maximum number
 */
export function discrepanciesIn(filter: LineFilter, rows: number): ReportList {
  return {
    maxRows: rows,
    filter: { ...filter, part: "discrepancies" },
    sorts: [{ field: "absolute-value", descending: true }],
    fields: [
      ...lineFields,
      "countedStock",
      "difference",
      "value",
      "documentation.reason.name",
      "documentation.body",
      "documentation.user.username",
      "documentation.user.id",
      "documentation.createdAt",
    ],
  };
}

/**
 * Lines left that match the filter, in the order of locations.
 * @param rows maximum number
 */
export function leftIn(filter: LineFilter, rows: number): ReportList {
  const chosen = filter.facets?.state;
  const state = chosen ? unfinished.filter((one) => chosen.includes(one)) : unfinished;
  return {
    maxRows: rows,
    // A filter by counted lines alone leaves none: this value matches no line.
    filter: { ...filter, facets: { ...filter.facets, state: state.length > 0 ? state : ["none"] } },
    sorts: [{ field: "location.code", descending: false }],
    fields: [...lineFields, "lot.code", "startedAt"],
  };
}

/** The lines of a list, the previous ones while others load; `null` until they have loaded for the first time. */
export function useReportLines(
  { id, loaded: { version } }: Pick<CountingModel, "id" | "loaded">,
  list: ReportList,
  { lineOptions: view }: CountingSearch,
): { readonly lines: ReportLines | null; readonly isFailed: boolean } {
  const client = useQueryClient();
  const { data, error } = useQuery(reportLinesQuery(client, { id, version, list, view }));
  return { lines: data ?? null, isFailed: error !== null };
}
