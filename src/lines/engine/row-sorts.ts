import { knownDifference } from "#domain/lines/discrepancy.ts";
import type { LineSort } from "#lines/line-query.ts";
import type { RowFacts } from "./row-facts.ts";
import { type Ranks, rankNumbers } from "./sort-keys.ts";

/** No column of lines: units of different products are no figure, but an order. */
export const absoluteUnits = "absolute-units";

/** A sort by a field, or by the units of the difference without their sign. */
export type RowSort =
  | LineSort
  | { readonly field: typeof absoluteUnits; readonly descending: boolean };

/** The sorts that a person chose; of equal values, hidden or 0 at cost, the units decide. */
export function withUnits(sorts: readonly LineSort[]): readonly RowSort[] {
  return sorts.flatMap((sort): readonly RowSort[] => {
    if (sort.field === "value") return [sort, { ...sort, field: "difference" }];
    return sort.field === "absolute-value" ? [sort, { ...sort, field: absoluteUnits }] : [sort];
  });
}

export function rankUnits(size: number, facts: RowFacts): Ranks {
  const units = Float64Array.from({ length: size }, (_, row) =>
    Math.abs(knownDifference(facts.at(row)) ?? Number.NaN),
  );
  return rankNumbers(units);
}
