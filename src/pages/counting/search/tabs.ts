import type { LineField } from "#lines/line-fields.ts";
import {
  type FacetName,
  facetNames,
  type LineFilter,
  type LinePart,
  type LineSort,
  lineParts,
} from "#lines/line-query.ts";
import { defaultFields } from "#lines/line-row.ts";
import { isSameSort } from "#table/sort/sorts.ts";
import type { CountingSearch, Tab } from "./search.ts";

const locationColumns = ["index", "product.code", "product.description", "location.code"] as const;
const difference = ["expected", "countedStock", "difference", "value"] as const;

/** The default columns of each part of the lines. */
const defaultFieldsOfPart: { readonly [Part in LinePart]: readonly LineField[] } = {
  discrepancies: [
    ...locationColumns,
    ...difference,
    "assignedUser.username",
    "documentation.reason.name",
    "documentation.body",
    "finishedAt",
  ],
  incidents: [
    ...locationColumns,
    "state",
    "assignedUser.username",
    "incident.type.name",
    "incident.body",
    "incident.createdAt",
  ],
  recounts: [
    ...locationColumns,
    "prevCountedStock",
    "prevDifference",
    ...difference,
    "recount-effect",
    "assignedUser.username",
    "documentation.reason.name",
    "finishedAt",
  ],
};

const largestFirst: LineSort = { field: "absolute-value", descending: true };

/** The default order of each part of the lines; the others are in the order of the counting. */
const defaultSortOfPart: { readonly [Part in LinePart]: readonly LineSort[] } = {
  discrepancies: [largestFirst],
  incidents: [],
  // Lines that moved further away first, and within an effect those of the largest value.
  recounts: [{ field: "recount-effect", descending: false }, largestFirst],
};

/** The columns that are the same in every line that matches one value of a facet. */
const sameUnder: { readonly [Name in FacetName]?: readonly LineField[] } = {
  state: ["state"],
  person: ["assignedUser.username"],
  recount: ["recount-effect"],
  incident: ["incident.type.name"],
  reason: ["documentation.reason.name"],
};

/** The part of the lines that a tab shows; `undefined` for all. */
export function partOf(tab: Tab): LinePart | undefined {
  return lineParts.find((part) => part === tab);
}

/** Whether a tab shows a table of lines. */
export function showsLines(tab: Tab): boolean {
  return tab === "lines" || partOf(tab) !== undefined;
}

/** The default columns of a tab. */
export function defaultFieldsFor(tab: Tab): readonly LineField[] {
  const part = partOf(tab);
  return part ? defaultFieldsOfPart[part] : defaultFields;
}

/** The columns of a tab's table: the chosen ones, or the default ones but for those that a filter makes the same. */
export function fieldsOf({
  tab,
  columns,
  filter,
}: Pick<CountingSearch, "tab" | "columns" | "filter">): readonly LineField[] {
  if (columns) return columns;
  const same = sameFields(filter);
  const fields = defaultFieldsFor(tab);
  return same.length === 0 ? fields : fields.filter((field) => !same.includes(field));
}

function sameFields({ facets = {} }: LineFilter): readonly LineField[] {
  const same = facetNames.flatMap((name) =>
    facets[name]?.length === 1 ? (sameUnder[name] ?? []) : [],
  );
  const isUndocumented = facets.documented?.join() === "no";
  return isUndocumented ? [...same, "documentation.reason.name", "documentation.body"] : same;
}

/** The search with the part and default order of its tab. */
export function searchForTab(search: CountingSearch): CountingSearch {
  const part = partOf(search.tab);
  if (!part) return search;
  const sort = search.sort.length > 0 ? search.sort : defaultSortOfPart[part];
  return { ...search, filter: { ...search.filter, part }, sort };
}

/** The order as in the address, which leaves out the default one of the tab. */
export function sortInAddress(tab: Tab, sorts: readonly LineSort[]): readonly LineSort[] {
  const part = partOf(tab);
  const isDefault = part !== undefined && isSameSort(sorts, defaultSortOfPart[part]);
  return isDefault ? [] : sorts;
}

/** Whether a tab has a default order. */
export function hasDefaultSort(tab: Tab): boolean {
  const part = partOf(tab);
  return part !== undefined && defaultSortOfPart[part].length > 0;
}
