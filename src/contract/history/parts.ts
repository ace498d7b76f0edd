import * as v from "valibot";
import { finiteNumber, instant } from "#contract/scalars.ts";

/** An exact decimal in plain notation, as `-0.05`: a quantity in units of the product, or an amount at cost. */
export const exactDecimal = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/));

/** An amount at cost; `null` without a cost. It is left out for viewers without costs. */
export const amount = v.optional(v.nullable(exactDecimal));

/** A name of a person; `null` without one. It is left out for viewers without names. */
export const personName = v.optional(v.nullable(v.string()));

export const wholeNumber = v.pipe(v.number(), v.integer());

/** The sign of a difference: short, over, both in one count, right, not counted. */
const outcomeSchema = v.picklist(["short", "over", "mixed", "right", "uncounted"]);

export type Outcome = v.InferOutput<typeof outcomeSchema>;

export const archivedWarehouseSchema = v.object({
  /** Identifies the warehouse in an answer; `warehouse` of an address is the identifier that lists are filtered by. */
  id: finiteNumber,
  name: v.string(),
  code: v.string(),
  slug: v.string(),
});

/** An archived counting. */
export const archivedCountingSchema = v.object({
  id: v.string(),
  warehouse: archivedWarehouseSchema,
  startedAt: instant,
  /** The deadline. */
  endsAt: instant,
  /** Finish of the last line; `null` when none was counted. */
  lastFinish: v.nullable(instant),
  /** When the gateway read it from the API. */
  readAt: instant,
  /** Lines that the archive has. */
  lines: wholeNumber,
  counted: wholeNumber,
  discrepancies: wholeNumber,
  /** Lines with an incident. */
  incidents: wholeNumber,
  /** Lines that could not be read. They are in no figure. */
  broken: wholeNumber,
});

export type ArchivedCounting = v.InferOutput<typeof archivedCountingSchema>;

/** Sums over lines, with the definitions of `#domain/lines`. Net and absolute variance belong together. */
export const varianceEntries = {
  lines: wholeNumber,
  counted: wholeNumber,
  /** Counted lines whose difference is known; of these, those without one and those within the tolerance of their class. */
  known: wholeNumber,
  exact: wholeNumber,
  withinTolerance: wholeNumber,
  discrepancies: wholeNumber,
  documented: wholeNumber,
  netUnits: exactDecimal,
  absoluteUnits: exactDecimal,
  netValue: amount,
  absoluteValue: amount,
  /** Expected stock of the counted lines as an absolute value. */
  countedValue: amount,
};

/** How a product or a place came out in the counts of a warehouse. */
export const recordEntries = {
  /** In the order of the answer's countings. */
  outcomes: v.array(outcomeSchema),
  /** Counts in which it was wrong, of those in which its difference is known. */
  wrong: wholeNumber,
  of: wholeNumber,
  netUnits: exactDecimal,
  absoluteUnits: exactDecimal,
  netValue: amount,
  absoluteValue: amount,
};

/** The paths of the amounts among the members of a list's elements. */
export function amountsIn(
  list: string,
  entries: Readonly<Record<string, unknown>>,
): readonly string[] {
  return Object.keys(entries)
    .filter((key) => entries[key] === amount)
    .map((key) => `${list}.${key}`);
}
