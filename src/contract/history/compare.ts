import * as v from "valibot";
import { abcClass } from "#contract/scalars.ts";
import { amount, archivedCountingSchema, exactDecimal, wholeNumber } from "./parts.ts";

/**
 * What became of a place that both countings have counted: wrong again, wrong with the other sign, newly wrong, cured, or
 * right in both.
 */
export const changeKinds = ["again", "turned", "new", "cured", "right"] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** A place in one of the two countings; a place that is listed twice is summed. */
const sideSchema = v.object({
  expected: exactDecimal,
  difference: exactDecimal,
  value: amount,
});

/** Answer of `compare`: two countings, joined by product, location and lot. */
export const comparisonSchema = v.object({
  a: archivedCountingSchema,
  b: archivedCountingSchema,
  /** Places that only one of them lists, and those that both list and one has no known difference of. */
  onlyA: wholeNumber,
  onlyB: wholeNumber,
  uncounted: wholeNumber,
  /** Each kind once, in their order. Differences are absolute. */
  kinds: v.array(
    v.object({
      kind: v.picklist(changeKinds),
      places: wholeNumber,
      products: wholeNumber,
      unitsA: exactDecimal,
      unitsB: exactDecimal,
      valueA: amount,
      valueB: amount,
    }),
  ),
  /** Of all pages. */
  total: wholeNumber,
  /** By the larger absolute value, without costs by units. */
  rows: v.array(
    v.object({
      kind: v.picklist(changeKinds),
      product: v.string(),
      description: v.string(),
      class: v.nullable(abcClass),
      location: v.string(),
      lot: v.nullable(v.string()),
      a: sideSchema,
      b: sideSchema,
    }),
  ),
});

export type Comparison = v.InferOutput<typeof comparisonSchema>;
export type ComparisonRow = Comparison["rows"][number];
