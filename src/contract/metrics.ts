import * as z from "zod/mini";
import { abcClass, instant } from "./scalars.ts";

/**
 * Importance of a product by five measures (API text, 2.7). The API gives no units: rankings are positions (1
 * is first); the month, six-month and year figures are sums over those periods.
 */
export const metricsSchema = z.object({
  updatedAt: instant,
  /** Overall class of the product. */
  abc: abcClass,
  ranking: z.number(),
  /** Class by the value of the product's stock in the warehouse. */
  valueAbc: abcClass,
  valueRanking: z.number(),
  valueTotal: z.number(),
  /** Class by stock rotation. */
  stockAbc: abcClass,
  stockRanking: z.number(),
  stockMonth: z.number(),
  stock6Mo: z.number(),
  stockYear: z.number(),
  priceAbc: abcClass,
  priceRanking: z.number(),
  priceMonth: z.number(),
  price6Mo: z.number(),
  priceYear: z.number(),
  movementAbc: abcClass,
  movementRanking: z.number(),
  movementMonth: z.number(),
  movement6Mo: z.number(),
  movementYear: z.number(),
});

export type Metrics = z.infer<typeof metricsSchema>;

/** The same without costs: whatever depends on prices and values may be `null`. */
export const metricsWithoutCostsSchema = z.extend(metricsSchema, {
  valueAbc: z.nullable(abcClass),
  valueRanking: z.nullable(z.number()),
  valueTotal: z.nullable(z.number()),
  priceAbc: z.nullable(abcClass),
  priceRanking: z.nullable(z.number()),
  priceMonth: z.nullable(z.number()),
  price6Mo: z.nullable(z.number()),
  priceYear: z.nullable(z.number()),
});
