import { type CountingStatus, countingStatuses } from "#domain/counting/status.ts";
import { findInvalidParams } from "#search-params/invalid-params.ts";
import { isMoment } from "#search-params/moment.ts";
import { parseSorts, type Sort, writeSorts } from "#table/sorts.ts";
import { type ColumnName, columnNames, defaultColumns } from "./table/column-names.ts";

/** A column that the loaded rows are sorted by. */
export type CountingSort = Sort<ColumnName>;

/** What the address says of the list. */
export interface CountingsSearch {
  /** The warehouse's identifier as it was written; "" asks for all, "0" is one. */
  readonly warehouse: string;
  /** A date, which is midnight in the page's zone, or an ISO instant; "" asks for any. */
  readonly from: string;
  readonly to: string;
  /** All of them must hold. */
  readonly statuses: readonly CountingStatus[];
  /** Words that the loaded rows are narrowed to. */
  readonly q: string;
  readonly sort: readonly CountingSort[];
  /** The columns shown, in the table's order; `null` for the usual ones. */
  readonly columns: readonly ColumnName[] | null;
}

/** Reads what is known and leaves the rest of the address alone; a bad value counts as left out. */
export function parseCountingsSearch(search: URLSearchParams): CountingsSearch {
  return {
    warehouse: search.get("warehouse") ?? "",
    from: parseMoment(search.get("from")),
    to: parseMoment(search.get("to")),
    statuses: parseStatuses(search.get("status")),
    q: search.get("q") ?? "",
    sort: parseSorts(search.get("sort"), isColumnName),
    columns: parseColumns(search.get("columns")),
  };
}

/** What the address says of the list and nobody can read, as it stands there. */
export function unknownInCountings(search: URLSearchParams): readonly string[] {
  return findInvalidParams(
    search,
    { from: isMoment, to: isMoment },
    {
      status: (part) => countingStatuses.some((status) => status === part),
      sort: (part) => isColumnName(part.replace(/^-/, "")),
      columns: isColumnName,
    },
  );
}

/** The address with a changed view; defaults are left out. */
export function changeCountingsSearch(
  search: URLSearchParams,
  change: Partial<CountingsSearch>,
): URLSearchParams {
  const { warehouse, from, to, statuses, q, sort, columns } = {
    ...parseCountingsSearch(search),
    ...change,
  };
  const next = new URLSearchParams(search);
  const put = (name: string, value: string) =>
    value === "" ? next.delete(name) : next.set(name, value);
  put("warehouse", warehouse);
  put("from", from);
  put("to", to);
  put("status", statuses.join(","));
  put("q", q);
  put("sort", writeSorts(sort));
  put("columns", parseColumns((columns ?? []).join(","))?.join(",") ?? "");
  return next;
}

function parseMoment(text: string | null): string {
  return text !== null && isMoment(text) ? text : "";
}

function parseStatuses(text: string | null): CountingStatus[] {
  const named = new Set(text?.split(","));
  return countingStatuses.filter((status) => named.has(status));
}

function isColumnName(name: string): name is ColumnName {
  return columnNames.some((column) => column === name);
}

function parseColumns(text: string | null): ColumnName[] | null {
  const named = new Set(text?.split(","));
  const columns = columnNames.filter((name) => named.has(name));
  const isDefault = columns.join() === defaultColumns.join();
  return columns.length === 0 || isDefault ? null : columns;
}
