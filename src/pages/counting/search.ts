import type { LineSort } from "#lines/line-query.ts";
import type { LineField } from "#lines/line-row.ts";

export const tabs = ["overview", "lines"] as const;

export type Tab = (typeof tabs)[number];

/** What the address says of a counting's page. */
export interface CountingSearch {
  readonly tab: Tab;
  /** Words that the lines are narrowed to. */
  readonly q: string;
  readonly sort: readonly LineSort[];
}

/** The fields that lines can be sorted by in the grid. */
export const sortFields = [
  "index",
  "state",
  "product.code",
  "product.description",
  "location.code",
  "lot.code",
  "expected",
  "countedStock",
  "difference",
  "value",
  "product.metrics.abc",
  "assignedUser.username",
  "documentation.reason.name",
  "incident.type.name",
  "finishedAt",
] as const satisfies readonly LineField[];

function isTab(name: string | null): name is Tab {
  return tabs.some((tab) => tab === name);
}

/** `-difference,product.code`: by difference descending, then by SKU. What is not a field is passed over. */
function parseSort(text: string): LineSort[] {
  return text.split(",").flatMap((part) => {
    const descending = part.startsWith("-");
    const field = sortFields.find((name) => name === part.slice(descending ? 1 : 0));
    return field ? [{ field, descending }] : [];
  });
}

/** Reads what is known and leaves the rest of the address alone; a bad value counts as left out. */
export function parseSearch(search: URLSearchParams): CountingSearch {
  const tab = search.get("tab");
  return {
    tab: isTab(tab) ? tab : "overview",
    q: search.get("q") ?? "",
    sort: parseSort(search.get("sort") ?? ""),
  };
}

/** The address with a changed view; defaults are left out. */
export function changeSearch(
  search: URLSearchParams,
  change: Partial<CountingSearch>,
): URLSearchParams {
  const { tab, q, sort } = { ...parseSearch(search), ...change };
  const next = new URLSearchParams(search);
  const put = (name: string, value: string) =>
    value === "" ? next.delete(name) : next.set(name, value);
  put("tab", tab === "overview" ? "" : tab);
  put("q", q);
  put("sort", sort.map(({ field, descending }) => (descending ? `-${field}` : field)).join(","));
  return next;
}
