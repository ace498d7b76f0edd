import * as z from "zod/mini";
import { userSchema } from "./counting.ts";
import { incidentSchema } from "./incident.ts";
import { metricsSchema, metricsWithoutCostsSchema } from "./metrics.ts";
import { instant } from "./scalars.ts";

/** Explanation of a difference between counted and expected stock (API text, 2.5). */
const documentationSchema = z.object({
  /** Free text; `null` when none was written. */
  body: z.nullable(z.string()),
  id: z.number(),
  createdAt: instant,
  /** Author of the documentation. */
  user: userSchema,
  reason: z.object({ name: z.string(), id: z.number() }),
  /** Stock stated in the documentation, in units of the product; `null` when none was stated. */
  stock: z.nullable(z.number()),
});

/** The product of a line (API text, 2.6). */
const productSchema = z.object({
  id: z.string(),
  updatedAt: instant,
  /** Unique product code (SKU). */
  code: z.string(),
  warehouse: z.object({ name: z.string(), code: z.string() }),
  /** Cost of one unit; the API names no currency. */
  costPrice: z.number(),
  /** Units in this warehouse, across all locations. */
  stock: z.number(),
  /** `null` when the product has no metrics. */
  metrics: z.nullable(metricsSchema),
  description: z.string(),
  /** Smallest number of units sold together. */
  packagingUnit: z.number(),
});

/** Where a line is counted (API text, 2.8). */
const locationSchema = z.object({
  id: z.string(),
  /** Code such as `A-12-03-2`; the API defines no hierarchy in it. */
  code: z.string(),
});

/** The batch of a line's product (API text, 2.8). */
const lotSchema = z.object({
  id: z.string(),
  code: z.string(),
  /** Units of the lot, across all locations. */
  stock: z.number(),
});

/** One line of a counting: a product at a location, optionally in a lot (API text, 2.4). */
export const lineSchema = z.object({
  id: z.number(),
  updatedAt: instant,
  /** When counting of the line began; `null` before that. */
  startedAt: z.nullable(instant),
  /** When counting of the line ended; if set, the line is counted. */
  finishedAt: z.nullable(instant),
  /** Position in the counting's order, from 0. */
  index: z.number(),
  /** The user the line is assigned to; the API does not say who counted it. */
  assignedUser: userSchema,
  /** `null` when no discrepancy was documented. */
  documentation: z.nullable(documentationSchema),
  /** Units of the product in the warehouse. */
  productStock: z.number(),
  /** Units of the product in this location. */
  productLocationStock: z.number(),
  /** Units of the lot in the warehouse. */
  lotStock: z.number(),
  /** Units of the lot in this location. */
  lotLocationStock: z.number(),
  /** Cost of one unit on the line; may differ from the product's. */
  costPrice: z.number(),
  /** Units counted; `null` when no count was entered. */
  countedStock: z.nullable(z.number()),
  /** Units above (positive) or below (negative) the expected stock; the API does not define the sign. */
  difference: z.nullable(z.number()),
  /** The previous count in units; the API does not say what "previous" means. */
  prevCountedStock: z.nullable(z.number()),
  /** The previous count's difference, in units. */
  prevDifference: z.nullable(z.number()),
  product: productSchema,
  location: locationSchema,
  /** `null` when the line has no lot. */
  lot: z.nullable(lotSchema),
  /** Units of the product in this location. */
  productLocation: z.object({ stock: z.number() }),
  /** Units of the lot in this location; `null` when the line has no lot. */
  lotLocation: z.nullable(z.object({ stock: z.number() })),
  /** The counting that the line names. */
  counting: z.object({
    id: z.string(),
    startedAt: instant,
    warehouse: z.object({ id: z.number() }),
  }),
  /** `null` when nothing was reported. */
  incident: z.nullable(incidentSchema),
});

/**
 * A line without costs, as announced by `X-Countboard-Redacted`: its prices may be `null`. Hidden names and
 * free text need no schema of their own, since the API may send `null` for them anyway.
 */
export const lineWithoutCostsSchema = z.extend(lineSchema, {
  costPrice: z.nullable(z.number()),
  product: z.extend(productSchema, {
    costPrice: z.nullable(z.number()),
    metrics: z.nullable(metricsWithoutCostsSchema),
  }),
});

export type Documentation = z.infer<typeof documentationSchema>;
export type Product = z.infer<typeof productSchema>;
export type Lot = z.infer<typeof lotSchema>;
export type Line = z.infer<typeof lineSchema>;

/** A line whose costs may be left out. */
export type SentLine = z.infer<typeof lineWithoutCostsSchema>;
