import { isDiscrepancy } from "#domain/lines/discrepancy.ts";
import { isRecounted } from "#domain/recount/recount.ts";
import type { LinePart } from "#lines/line-query.ts";
import type { RowFacts } from "./row-facts.ts";

/** The facets by which figures are grouped, and how the grouping is called there. */
export const groupings = {
  zone: "zone",
  person: "person",
  abc: "abc",
  incident: "incident-type",
  reason: "reason",
  product: "product",
} as const;

/** Which lines belong to each part of the lines. */
export const isOfPart: { readonly [Part in LinePart]: (facts: RowFacts) => boolean } = {
  discrepancies: isDiscrepancy,
  incidents: (facts) => facts.hasIncident,
  recounts: isRecounted,
};
