import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { linesOptions, storeOf } from "#api/counting/counting-queries.ts";
import type { LineField } from "#lines/line-fields.ts";
import type { LineFilter, LineOptions, LineSort } from "#lines/line-query.ts";
import type { LineRow } from "#lines/line-row.ts";

/** The lines of a list, up to its maximum. */
export interface ReportLines {
  readonly rows: readonly LineRow[];
  /** Number of all lines in the list, with those cut. */
  readonly all: number;
}

/** The filter, order, fields and length of a list. */
export interface ReportList {
  readonly filter: LineFilter;
  readonly sorts: readonly LineSort[];
  readonly fields: readonly LineField[];
  /** Rows at most. */
  readonly maxRows: number;
}

/** The lines of a list on paper. */
export function reportLinesQuery(
  client: QueryClient,
  { id, version, list, view }: { id: string; version: number; list: ReportList; view: LineOptions },
) {
  return queryOptions({
    ...linesOptions(id, version, ["report", list, view]),
    queryFn: async (): Promise<ReportLines> => {
      const { filter, sorts, fields, maxRows } = list;
      const store = storeOf(id, client);
      const order = await store.order({ filter, sorts, view });
      const all = order.rows.length;
      const rows = await store.rows(order, { from: 0, to: Math.min(maxRows, all), fields });
      return { rows, all };
    },
  });
}
