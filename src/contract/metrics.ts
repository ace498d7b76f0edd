import * as v from "valibot";
import { abcClass, finiteNumber, instant } from "./scalars.ts";

/**
 * Importance of a product by five measures (API text, 2.7). The API gives no units: rankings are positions (1
 * is first); the month, six-month and year figures are sums over those periods.
 */
export const metricsSchema = v.object({
  updatedAt: instant,
  /** Overall class of the product. */
  abc: abcClass,
  ranking: finiteNumber,
  /** Class by the value of the product's stock in the warehouse. */
  valueAbc: abcClass,
  valueRanking: finiteNumber,
  valueTotal: finiteNumber,
  /** Class by stock rotation. */
  stockAbc: abcClass,
  stockRanking: finiteNumber,
  stockMonth: finiteNumber,
  stock6Mo: finiteNumber,
  stockYear: finiteNumber,
  priceAbc: abcClass,
  priceRanking: finiteNumber,
  priceMonth: finiteNumber,
  price6Mo: finiteNumber,
  priceYear: finiteNumber,
  movementAbc: abcClass,
  movementRanking: finiteNumber,
  movementMonth: finiteNumber,
  movement6Mo: finiteNumber,
  movementYear: finiteNumber,
});

export type Metrics = v.InferOutput<typeof metricsSchema>;

/** The same without costs: whatever depends on prices and values may be `null`. */
export const metricsWithoutCostsSchema = v.object({
  ...metricsSchema.entries,
  valueAbc: v.nullable(abcClass),
  valueRanking: v.nullable(finiteNumber),
  valueTotal: v.nullable(finiteNumber),
  priceAbc: v.nullable(abcClass),
  priceRanking: v.nullable(finiteNumber),
  priceMonth: v.nullable(finiteNumber),
  price6Mo: v.nullable(finiteNumber),
  priceYear: v.nullable(finiteNumber),
});
