import { type Decimal, magnitude } from "#domain/decimal/decimal.ts";
import { expectedStock, lineValue } from "#domain/lines/discrepancy.ts";
import { type EarlierOutcomes, timesWrong } from "#domain/lines/earlier-outcomes.ts";
import type { LineFacts } from "#domain/lines/line-facts.ts";
import { lineState, lineStates } from "#domain/lines/line-state.ts";
import { type LookFirst, lookFirst, type PairedLine } from "#domain/recount/look-first.ts";
import { type RecountEffect, recountEffect } from "#domain/recount/recount.ts";
import type { PairFinder } from "#domain/recount/round-pairs.ts";
import type { SentField, SentValues } from "./sent-fields.ts";

/**
 * A line to compute from: its facts, the contract's fields by path, the lines that it may be mixed up with, and outcomes of
 * the counts before.
 */
export interface ReadableLine extends LineFacts {
  /** Of all discrepancies of its counting. */
  readonly pairs: PairFinder<PairedLine>;
  /** Of the counts before its own; `null` while they are not known. */
  readonly earlier: EarlierOutcomes | null;
  value<Field extends SentField>(field: Field): SentValues[Field];
}

/** How a field's values sort, and what they are in a file. Decimals are exact, and plain texts for the page. */
export type ComputedField =
  | { readonly kind: "number"; readonly compute: (line: ReadableLine) => number | null }
  | { readonly kind: "decimal"; readonly compute: (line: ReadableLine) => Decimal | null }
  | {
      readonly kind: "option";
      readonly compute: (line: ReadableLine) => string | null;
      /** In ascending order. */
      readonly options: readonly string[];
    }
  | {
      /** Put into words by the page; sorts by its kind. */
      readonly kind: "advice";
      readonly compute: (line: ReadableLine) => LookFirst | null;
      /** In ascending order. */
      readonly options: readonly LookFirst["kind"][];
    };

/** The most urgent first: a count that moved away from the previous one, then other remaining differences. */
const effectsByUrgency: readonly RecountEffect[] = [
  "worsened",
  "turned",
  "confirmed",
  "reduced",
  "cleared",
];

/**
 * The fields computed from a line, in the order in which they are offered as columns. They have no clock: a value
 * that changes with time is computed where the page renders it.
 */
export const computedFields = {
  state: { kind: "option", compute: lineState, options: lineStates },
  /** Expected units. */
  expected: { kind: "number", compute: expectedStock },
  /** Difference × cost. */
  value: { kind: "decimal", compute: lineValue },
  /** What to look at before a discrepancy is counted once more. */
  "look-first": { kind: "advice", compute: lineAdvice, options: ["pair", "packs"] },
  "recount-effect": { kind: "option", compute: recountEffect, options: effectsByUrgency },
  /** In how many of the counts before its product was wrong. */
  "wrong-before": {
    kind: "number",
    compute: ({ earlier, productCode }) => timesWrong(earlier, productCode),
  },
  /** To sort by size, short or over. */
  "absolute-value": {
    kind: "decimal",
    compute: (line) => {
      const value = lineValue(line);
      return value && magnitude(value);
    },
  },
} as const satisfies Readonly<Record<string, ComputedField>>;

function lineAdvice(line: ReadableLine): LookFirst | null {
  const { productId, difference, locationCode: location, packagingUnit } = line;
  if (difference === null || difference === 0) return null;
  return lookFirst({ productId, difference, location, packagingUnit }, line.pairs);
}

type Computed = typeof computedFields;

type PageValue<Value> = Value extends Decimal ? string : Value;

/** The values of the computed fields; decimals in plain notation. */
export type ComputedValues = {
  readonly [Field in keyof Computed]: PageValue<ReturnType<Computed[Field]["compute"]>>;
};
