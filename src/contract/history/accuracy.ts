import * as v from "valibot";
import {
  archivedCountingSchema,
  archivedWarehouseSchema,
  varianceEntries,
  wholeNumber,
} from "./parts.ts";

export const periods = ["month", "quarter"] as const;

export const accuracyGroups = ["all", "warehouse", "class", "zone", "reason"] as const;

/** Answer of `accuracy`: sums over the lines of the countings that started in a period, by group. */
export const accuracySchema = v.object({
  /** In which months and quarters begin. */
  timeZone: v.string(),
  /** Those of the rows, when these are by warehouse. */
  warehouses: v.array(archivedWarehouseSchema),
  /** By period, then by group; groups without a line are left out. */
  rows: v.array(
    v.object({
      /** `2026-11` or `2026-Q4`. */
      period: v.string(),
      /** Id of the warehouse, class, zone, or name of the documented reason; `null`: all, no class, no reason. */
      group: v.nullable(v.string()),
      countings: wholeNumber,
      ...varianceEntries,
    }),
  ),
});

export type Accuracy = v.InferOutput<typeof accuracySchema>;
export type AccuracyRow = Accuracy["rows"][number];

/** Answer of `countings`: the archived countings with the sums of their lines, latest start first. */
export const historyCountingsSchema = v.object({
  timeZone: v.string(),
  /** Of all pages. */
  total: wholeNumber,
  rows: v.array(
    v.object({
      counting: archivedCountingSchema,
      /** The month of its start, `2026-11`, in `timeZone`. */
      month: v.string(),
      ...varianceEntries,
    }),
  ),
});
