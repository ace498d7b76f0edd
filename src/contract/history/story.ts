import * as v from "valibot";
import { abcClass, finiteNumber, instant } from "#contract/scalars.ts";
import {
  amount,
  archivedCountingSchema,
  exactDecimal,
  personName,
  recordEntries,
  wholeNumber,
} from "./parts.ts";

/** A line as the archive has it. */
const storyLineSchema = v.object({
  counting: v.string(),
  product: v.string(),
  description: v.string(),
  class: v.nullable(abcClass),
  location: v.string(),
  lot: v.nullable(v.string()),
  person: finiteNumber,
  name: personName,
  finishedAt: v.nullable(instant),
  expected: exactDecimal,
  /** `null` when no count was entered. */
  stock: v.nullable(exactDecimal),
  difference: v.nullable(exactDecimal),
  value: amount,
  /** Name of the documented reason. */
  reason: v.nullable(v.string()),
  /** Name of the incident's type. */
  incident: v.nullable(v.string()),
});

/** Answer of `product` and `location`: what each counting found, latest first. Without a line, all lists are empty. */
export const storySchema = v.object({
  /** Of the latest line of a product; `null` for a location, and without a line. */
  description: v.nullable(v.string()),
  class: v.nullable(abcClass),
  /** The countings with the page's lines, latest first. */
  countings: v.array(archivedCountingSchema),
  /** Of each warehouse that has counted it, over its last 12 countings that list it, earliest first. */
  records: v.array(v.object({ warehouse: finiteNumber, ...recordEntries })),
  /** Of all pages. */
  total: wholeNumber,
  lines: v.array(storyLineSchema),
});

export type Story = v.InferOutput<typeof storySchema>;
export type StoryLine = Story["lines"][number];
