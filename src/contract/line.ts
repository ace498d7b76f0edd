import * as v from "valibot";
import { userSchema } from "./counting.ts";
import { incidentSchema } from "./incident.ts";
import { metricsSchema, metricsWithoutCostsSchema } from "./metrics.ts";
import { finiteNumber, instant } from "./scalars.ts";

/** Explanation of a difference between counted and expected stock (API text, 2.5). */
const documentationSchema = v.object({
  /** Free text; `null` when none was written. */
  body: v.nullable(v.string()),
  id: finiteNumber,
  createdAt: instant,
  /** Author of the documentation. */
  user: userSchema,
  reason: v.object({ name: v.string(), id: finiteNumber }),
  /** Stock stated in the documentation, in units of the product; `null` when none was stated. */
  stock: v.nullable(finiteNumber),
});

/** The product of a line (API text, 2.6). */
const productSchema = v.object({
  id: v.string(),
  updatedAt: instant,
  /** Unique product code (SKU). */
  code: v.string(),
  warehouse: v.object({ name: v.string(), code: v.string() }),
  /** Cost of one unit; the API names no currency. */
  costPrice: finiteNumber,
  /** Units in this warehouse, across all locations. */
  stock: finiteNumber,
  /** `null` when the product has no metrics. */
  metrics: v.nullable(metricsSchema),
  description: v.string(),
  /** Smallest number of units sold together. */
  packagingUnit: finiteNumber,
});

/** Where a line is counted (API text, 2.8). */
const locationSchema = v.object({
  id: v.string(),
  /** Code such as `A-12-03-2`; the API defines no hierarchy in it. */
  code: v.string(),
});

/** The batch of a line's product (API text, 2.8). */
const lotSchema = v.object({
  id: v.string(),
  code: v.string(),
  /** Units of the lot, across all locations. */
  stock: finiteNumber,
});

/** One line of a counting: a product at a location, optionally in a lot (API text, 2.4). */
export const lineSchema = v.object({
  id: finiteNumber,
  updatedAt: instant,
  /** When counting of the line began; `null` before that. */
  startedAt: v.nullable(instant),
  /** When counting of the line ended; if set, the line is counted. */
  finishedAt: v.nullable(instant),
  /** Position in the counting's order, from 0. */
  index: finiteNumber,
  /** The user the line is assigned to; the API does not say who counted it. */
  assignedUser: userSchema,
  /** `null` when no discrepancy was documented. */
  documentation: v.nullable(documentationSchema),
  /** Units of the product in the warehouse. */
  productStock: finiteNumber,
  /** Units of the product in this location. */
  productLocationStock: finiteNumber,
  /** Units of the lot in the warehouse. */
  lotStock: finiteNumber,
  /** Units of the lot in this location. */
  lotLocationStock: finiteNumber,
  /** Cost of one unit on the line; may differ from the product's. */
  costPrice: finiteNumber,
  /** Units counted; `null` when no count was entered. */
  countedStock: v.nullable(finiteNumber),
  /** Units above (positive) or below (negative) the expected stock; the API does not define the sign. */
  difference: v.nullable(finiteNumber),
  /** The previous count in units; the API does not say what "previous" means. */
  prevCountedStock: v.nullable(finiteNumber),
  /** The previous count's difference, in units. */
  prevDifference: v.nullable(finiteNumber),
  product: productSchema,
  location: locationSchema,
  /** `null` when the line has no lot. */
  lot: v.nullable(lotSchema),
  /** Units of the product in this location. */
  productLocation: v.object({ stock: finiteNumber }),
  /** Units of the lot in this location; `null` when the line has no lot. */
  lotLocation: v.nullable(v.object({ stock: finiteNumber })),
  /** The counting that the line names. */
  counting: v.object({
    id: v.string(),
    startedAt: instant,
    warehouse: v.object({ id: finiteNumber }),
  }),
  /** `null` when nothing was reported. */
  incident: v.nullable(incidentSchema),
});

/**
 * A line without costs, as announced by `X-Countboard-Redacted`: its prices may be `null`. Hidden names and free text
 * need no separate schema, since the API may send `null` for them anyway.
 */
export const lineWithoutCostsSchema = v.object({
  ...lineSchema.entries,
  costPrice: v.nullable(finiteNumber),
  product: v.object({
    ...productSchema.entries,
    costPrice: v.nullable(finiteNumber),
    metrics: v.nullable(metricsWithoutCostsSchema),
  }),
});

export type Documentation = v.InferOutput<typeof documentationSchema>;
export type Product = v.InferOutput<typeof productSchema>;
export type Lot = v.InferOutput<typeof lotSchema>;
export type Line = v.InferOutput<typeof lineSchema>;

/** A line whose costs may be left out. */
export type SentLine = v.InferOutput<typeof lineWithoutCostsSchema>;
