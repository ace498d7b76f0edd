import type { LineField } from "#lines/line-fields.ts";
import { type LinePart, lineParts } from "#lines/line-query.ts";
import { defaultFields } from "#lines/line-row.ts";
import type { CountingSearch, Tab } from "./search.ts";

const placeColumns = ["index", "product.code", "product.description", "location.code"] as const;
const difference = ["expected", "countedStock", "difference", "value"] as const;

/** The default columns of each part of the lines. */
const defaultFieldsOfPart: { readonly [Part in LinePart]: readonly LineField[] } = {
  discrepancies: [
    ...placeColumns,
    ...difference,
    "assignedUser.username",
    "documentation.reason.name",
    "documentation.body",
    "finishedAt",
  ],
  incidents: [
    ...placeColumns,
    "state",
    "assignedUser.username",
    "incident.type.name",
    "incident.body",
    "incident.createdAt",
  ],
  recounts: [
    ...placeColumns,
    "prevCountedStock",
    "prevDifference",
    ...difference,
    "assignedUser.username",
    "documentation.reason.name",
    "finishedAt",
  ],
};

function partOf(tab: Tab): LinePart | undefined {
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

/** The search with the part and default columns of its tab. */
export function searchForTab(search: CountingSearch): CountingSearch {
  const part = partOf(search.tab);
  if (!part) return search;
  const columns = search.columns ?? defaultFieldsOfPart[part];
  return { ...search, filter: { ...search.filter, part }, columns };
}
