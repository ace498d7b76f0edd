import * as v from "valibot";
import { instant } from "#contract/scalars.ts";
import { recordEntries, wholeNumber } from "./parts.ts";

/** What can be wrong again and again. */
export const offenderKinds = ["product", "location"] as const;

/** `value`: by absolute value; without costs, and among equals, by how often it is wrong, then by units. */
export const offenderOrders = ["value", "wrong"] as const;

/** Answer of `offenders`: what was wrong in at least `least` of the last countings of a warehouse. */
export const offendersSchema = v.object({
  /** The last countings, earliest first. */
  countings: v.array(v.object({ id: v.string(), startedAt: instant })),
  /** Of all pages. */
  total: wholeNumber,
  rows: v.array(
    v.object({
      /** Of the product or the location. */
      code: v.string(),
      /** The latest of the product; `null` for a location. */
      description: v.nullable(v.string()),
      ...recordEntries,
    }),
  ),
});

export type Offenders = v.InferOutput<typeof offendersSchema>;
