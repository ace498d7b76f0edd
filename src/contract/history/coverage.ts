import * as v from "valibot";
import { instant } from "#contract/scalars.ts";
import { amount, exactDecimal, wholeNumber } from "./parts.ts";

export const coverageGroups = ["zone", "aisle", "bay", "class"] as const;

/**
 * Answer of `coverage`: when the places of a warehouse were last counted. A place is a product at a location, of a lot;
 * stock and value are those of its latest line. A group includes all places that any archived counting lists.
 */
export const coverageSchema = v.object({
  /** The day, in the time zone, up to whose end days are counted back: `2026-11-28`. */
  today: v.string(),
  rows: v.array(
    v.object({
      /** `null` when the group is by class, or a code has no such part. */
      zone: v.nullable(v.string()),
      aisle: v.nullable(v.string()),
      bay: v.nullable(v.string()),
      /** `null` when the group is by place, and for products without a class. */
      class: v.nullable(v.string()),
      /** `null`: listed and never counted. */
      lastCounted: v.nullable(instant),
      places: wholeNumber,
      /** Places counted within so many days. */
      within30: wholeNumber,
      within90: wholeNumber,
      within365: wholeNumber,
      /** Absolute stock, and that of the places counted within a year. */
      units: exactDecimal,
      units365: exactDecimal,
      value: amount,
      value365: amount,
    }),
  ),
});

export type Coverage = v.InferOutput<typeof coverageSchema>;
