import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { orderQuery, rowsQuery } from "#api/counting-queries.ts";
import { useLastValueWhile } from "#hooks/use-last-value-while.ts";
import type { LineField } from "#lines/line-fields.ts";
import type { LineFilter, LineSort } from "#lines/line-query.ts";
import type { LineRow } from "#lines/line-row.ts";
import type { CountingSearch } from "#pages/counting/search/search.ts";

/** Maximum length of a list, more than anybody reads on paper; a longer list is cut, with a note. */
const maxLines = 2000;

/** The lines of a list, up to its maximum. */
export interface ReportLines {
  readonly rows: readonly LineRow[];
  /** Number of all lines in the list, with those cut. */
  readonly all: number;
}

/** The filter, order and fields of a list. */
export interface ReportList {
  readonly filter: LineFilter;
  readonly sorts: readonly LineSort[];
  readonly fields: readonly LineField[];
}

const placeFields: readonly LineField[] = [
  "product.code",
  "product.description",
  "location.code",
  "expected",
  "assignedUser.username",
];

const unfinished = ["not-started", "in-progress"];

/** Discrepancies that match the filter, the largest value first. */
export function discrepanciesIn(filter: LineFilter): ReportList {
  return {
    filter: { ...filter, part: "discrepancies" },
    sorts: [{ field: "absolute-value", descending: true }],
    fields: [
      ...placeFields,
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

/** Lines left that match the filter, in the order of locations. */
export function leftIn(filter: LineFilter): ReportList {
  const chosen = filter.facets?.state;
  const state = chosen ? unfinished.filter((one) => chosen.includes(one)) : unfinished;
  return {
    // A filter by counted lines alone leaves none: this value matches no line.
    filter: { ...filter, facets: { ...filter.facets, state: state.length > 0 ? state : ["none"] } },
    sorts: [{ field: "location.code", descending: false }],
    fields: [...placeFields, "lot.code", "startedAt"],
  };
}

/** The lines of a list; `null` until they have loaded for the first time. */
export function useReportLines(
  id: string,
  version: number,
  { filter, sorts, fields }: ReportList,
  { lineOptions }: CountingSearch,
): { readonly lines: ReportLines | null; readonly isFailed: boolean } {
  const client = useQueryClient();
  const { data: order, error } = useQuery(
    orderQuery(client, id, version, filter, sorts, lineOptions),
  );
  const known = order ?? { version, rows: new Uint32Array(), view: "" };
  const rows = useQuery({
    ...rowsQuery(client, id, known, 0, Math.min(maxLines, known.rows.length), fields),
    enabled: order !== undefined,
  });
  const { data, isPlaceholderData } = rows;
  const newest = useMemo(
    () =>
      order && data && !isPlaceholderData ? { rows: data.rows, all: order.rows.length } : null,
    [order, data, isPlaceholderData],
  );
  // The previous lines stay until the next have loaded: without them the whole report would unmount.
  const lines = useLastValueWhile(newest, true);
  return {
    lines,
    isFailed: error !== null || rows.error !== null,
  };
}
