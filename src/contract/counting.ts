import * as z from "zod/mini";
import { instant } from "./scalars.ts";

/** A person, as participant, assignee or author of a documentation (API text, 2.3). */
export const userSchema = z.object({
  /** Identifies the person; names may repeat. 0 is legal. */
  id: z.number(),
  /** Login name; `null` when the person has none. */
  username: z.nullable(z.string()),
});

/** The warehouse of a counting (API text, 2.2). */
const warehouseSchema = z.object({
  /** Display name. */
  name: z.string(),
  /** Internal number; 0 is legal. */
  id: z.number(),
  /** Short code, unique within the organization. */
  code: z.string(),
  /** URL-safe name, unique within the organization. */
  slug: z.string(),
});

/** A counting without its lines, as in a list and at the start of a detail (API text, 2.1). */
export const countingSchema = z.object({
  /** Identifies the counting: any string. */
  id: z.string(),
  startedAt: instant,
  /** The deadline, not the moment it actually ended. */
  endsAt: instant,
  warehouse: warehouseSchema,
  /** True while the counting is ongoing. */
  active: z.boolean(),
  /** In the order sent. */
  participants: z.array(userSchema),
  /** Lines to count. */
  totalProducts: z.number(),
  /** Lines counted so far. */
  totalProductsCounted: z.number(),
  /** Lines not counted yet. */
  totalProductsLeft: z.number(),
  /** Stock discrepancies found; the API does not say that these are lines. */
  totalDiscrepancies: z.number(),
  /** Incidents reported. */
  totalIncidents: z.number(),
});

export type User = z.infer<typeof userSchema>;
export type Warehouse = z.infer<typeof warehouseSchema>;
export type Counting = z.infer<typeof countingSchema>;
