import type { LineField } from "#lines/line-field.ts";
import { type LinePart, lineParts } from "#lines/line-query.ts";
import { defaultFields } from "#lines/line-row.ts";
import type { CountingSearch, Tab } from "./search.ts";

const place = ["index", "product.code", "product.description", "location.code"] as const;
const difference = ["expected", "countedStock", "difference", "value"] as const;

/** The default columns of each part of the lines. */
const fieldsOfPart: { readonly [Part in LinePart]: readonly LineField[] } = {
  discrepancies: [
    ...place,
    ...difference,
    "assignedUser.username",
    "documentation.reason.name",
    "documentation.body",
    "finishedAt",
  ],
  incidents: [
    ...place,
    "state",
    "assignedUser.username",
    "incident.type.name",
    "incident.body",
    "incident.createdAt",
  ],
  recounts: [
    ...place,
    "prevCountedStock",
    "prevDifference",
    ...difference,
    "assignedUser.username",
    "documentation.reason.name",
    "finishedAt",
  ],
};

function columnsOf(tab: Tab): LinePart | undefined {
  return lineParts.find((part) => part === tab);
}

/** Whether a tab shows a table of lines. */
export function showsLines(tab: Tab): boolean {
  return tab === "lines" || columnsOf(tab) !== undefined;
}

/** The default columns of a tab. */
export function fieldsOf(tab: Tab): readonly LineField[] {
  const part = columnsOf(tab);
  return part ? fieldsOfPart[part] : defaultFields;
}

/** The search with the part and default columns of its tab. */
export function viewOfTab(search: CountingSearch): CountingSearch {
  const part = columnsOf(search.tab);
  if (!part) return search;
  const columns = search.columns ?? fieldsOfPart[part];
  return { ...search, filter: { ...search.filter, part }, columns };
}
