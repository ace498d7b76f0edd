import type { LineField } from "#lines/line-field.ts";
import { isLineField } from "#lines/line-fields.ts";
import type { LineFilter, LineSort, LineView } from "#lines/line-query.ts";
import { parseSorts, writeSorts } from "#table/sorts.ts";
import { type AccuracyGrouping, parseAccuracyBy, writeAccuracyBy } from "./accuracy.ts";
import { parseColumns, writeColumns } from "./columns.ts";
import { parseFilter, writeFilter } from "./filter.ts";
import { parseView, writeView } from "./line-options.ts";

export const tabs = [
  "overview",
  "lines",
  "discrepancies",
  "incidents",
  "recounts",
  "people",
] as const;

export type Tab = (typeof tabs)[number];

/** What the address says of a counting's page. */
export interface CountingSearch {
  readonly tab: Tab;
  /** What the lines are narrowed to. */
  readonly filter: LineFilter;
  readonly sort: readonly LineSort[];
  /** The columns shown, in their order; `null` for the usual ones. */
  readonly columns: readonly LineField[] | null;
  /** The id of the line that stands open; `null` for none. */
  readonly line: number | null;
  readonly view: LineView;
  /** What the chart of accuracy is by. */
  readonly accuracyBy: AccuracyGrouping;
}

export function isTab(name: string | null): name is Tab {
  return tabs.some((tab) => tab === name);
}

/** An id is a number of any kind; 0 is one. */
export function parseLine(text: string | null): number | null {
  const id = text === null || text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(id) ? id : null;
}

/** Reads what is known and leaves the rest of the address alone; a bad value counts as left out. */
export function parseSearch(search: URLSearchParams): CountingSearch {
  const tab = search.get("tab");
  return {
    tab: isTab(tab) ? tab : "overview",
    filter: parseFilter(search),
    sort: parseSorts(search.get("sort"), isLineField),
    columns: parseColumns(search.get("columns")),
    line: parseLine(search.get("line")),
    view: parseView(search),
    accuracyBy: parseAccuracyBy(search.get("accuracy-by")),
  };
}

/** The address with a changed view; defaults are left out. */
export function changeSearch(
  search: URLSearchParams,
  change: Partial<CountingSearch>,
): URLSearchParams {
  const { tab, filter, sort, columns, line, view, accuracyBy } = {
    ...parseSearch(search),
    ...change,
  };
  const next = new URLSearchParams(search);
  const put = (name: string, value: string) =>
    value === "" ? next.delete(name) : next.set(name, value);
  put("tab", tab === "overview" ? "" : tab);
  writeFilter(next, filter);
  put("sort", writeSorts(sort));
  put("columns", writeColumns(columns));
  put("line", line === null ? "" : String(line));
  writeView(next, view);
  put("accuracy-by", writeAccuracyBy(accuracyBy));
  return next;
}
