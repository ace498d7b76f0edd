import { facetNames, facetOf } from "#lines/facets/line-facets.ts";
import type { LineField } from "#lines/line-fields.ts";
import { type LineFilter, type LinePart, type LineSort, lineParts } from "#lines/line-query.ts";
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
    "look-first",
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

/** Lines of the same product together. */
const byProduct: readonly LineSort[] = [{ field: "product.code", descending: false }, largestFirst];

/** The default order of each part of the lines; the others are in the order of the counting. */
const defaultSortOfPart: { readonly [Part in LinePart]: readonly LineSort[] } = {
  discrepancies: [largestFirst],
  incidents: [{ field: "incident.createdAt", descending: true }],
  // Lines that moved further away first, and within an effect those of the largest value.
  recounts: [{ field: "recount-effect", descending: false }, largestFirst],
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
    facets[name]?.length === 1 ? (facetOf(name).column ?? []) : [],
  );
  const isUndocumented = facets.documented?.join() === "no";
  return isUndocumented ? [...same, "documentation.reason.name", "documentation.body"] : same;
}

/** The search with the part and default order of its tab. */
export function searchForTab(search: CountingSearch): CountingSearch {
  const part = partOf(search.tab);
  const sort = search.sort.length > 0 ? search.sort : defaultSort(search);
  return { ...search, filter: part ? { ...search.filter, part } : search.filter, sort };
}

/** The order where the address has none; empty for the order of the counting. */
function defaultSort({ tab, filter }: Pick<CountingSearch, "tab" | "filter">): readonly LineSort[] {
  if (!showsLines(tab)) return [];
  // A product that may be in the wrong place is short on one line and over on another.
  if (filter.facets?.misplaced?.join() === "yes") return byProduct;
  const part = partOf(tab);
  return part ? defaultSortOfPart[part] : [];
}

/** The order as in the address, which leaves out the default one. */
export function sortInAddress(
  search: Pick<CountingSearch, "tab" | "filter">,
  sorts: readonly LineSort[],
): readonly LineSort[] {
  const usual = defaultSort(search);
  return usual.length > 0 && isSameSort(sorts, usual) ? [] : sorts;
}

/** Whether the address needs no order to have one. */
export function hasDefaultSort(search: Pick<CountingSearch, "tab" | "filter">): boolean {
  return defaultSort(search).length > 0;
}
