import { isDiscrepancy } from "#domain/lines/discrepancy.ts";
import { isRecounted } from "#domain/recount/recount.ts";
import type { LinePart } from "#lines/line-query.ts";
import type { RowFacts } from "./row-facts.ts";

/** Facets that are also groupings, with the grouping's name. */
export const groupings = {
  zone: "zone",
  person: "person",
  abc: "abc",
  incident: "incident-type",
  reason: "reason",
  product: "product",
} as const;

/** Predicate of each part of the lines. */
export const isOfPart: { readonly [Part in LinePart]: (facts: RowFacts) => boolean } = {
  discrepancies: isDiscrepancy,
  incidents: (facts) => facts.hasIncident,
  recounts: isRecounted,
};
