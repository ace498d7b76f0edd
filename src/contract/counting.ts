import * as v from "valibot";
import { countRecordSchema } from "./count-record.ts";
import { finiteNumber, instant } from "./scalars.ts";

/** A person, as participant, assignee or author of a documentation (API text, 2.3). */
export const userSchema = v.object({
  /** Identifies the person; names may repeat. 0 is legal. */
  id: finiteNumber,
  /** Login name; `null` when the person has none. */
  username: v.nullable(v.string()),
});

/** The warehouse of a counting (API text, 2.2). */
const warehouseSchema = v.object({
  /** Display name. */
  name: v.string(),
  /** Internal number; 0 is legal. */
  id: finiteNumber,
  /** Short code, unique within the organization. */
  code: v.string(),
  /** URL-safe name, unique within the organization. */
  slug: v.string(),
});

/** A counting without its lines, as in a list and at the start of a detail (API text, 2.1). */
export const countingSchema = v.object({
  /** Identifies the counting: any string. */
  id: v.string(),
  startedAt: instant,
  /** The deadline, not the moment it actually ended. */
  endsAt: instant,
  warehouse: warehouseSchema,
  /** True while the counting is ongoing. */
  active: v.boolean(),
  /** In the order sent. */
  participants: v.array(userSchema),
  /** Lines to count. */
  totalProducts: finiteNumber,
  /** Lines counted so far. */
  totalProductsCounted: finiteNumber,
  /** Lines not counted yet. */
  totalProductsLeft: finiteNumber,
  /** Stock discrepancies found; the API does not say that these are lines. */
  totalDiscrepancies: finiteNumber,
  /** Incidents reported. */
  totalIncidents: finiteNumber,
  /** Not the API's: the gateway adds it in lists, and in a header of an answer with one counting (`countRecordHeader`). */
  countRecord: v.optional(countRecordSchema),
});

export type User = v.InferOutput<typeof userSchema>;
export type Warehouse = v.InferOutput<typeof warehouseSchema>;
export type Counting = v.InferOutput<typeof countingSchema>;
