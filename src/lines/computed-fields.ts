import { type Decimal, magnitude } from "#domain/decimal/decimal.ts";
import { expectedStock, lineValue } from "#domain/lines/discrepancy.ts";
import type { LineFacts } from "#domain/lines/line-facts.ts";
import { lineState, lineStates } from "#domain/lines/line-state.ts";
import { type RecountEffect, recountEffect } from "#domain/recount/recount.ts";
import type { SentField, SentValues } from "./sent-fields.ts";

/** A line to compute from: its facts, and the contract's fields by path. */
export interface ReadableLine extends LineFacts {
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
  "recount-effect": { kind: "option", compute: recountEffect, options: effectsByUrgency },
  /** To sort by size, short or over. */
  "absolute-value": {
    kind: "decimal",
    compute: (line) => {
      const value = lineValue(line);
      return value && magnitude(value);
    },
  },
} as const satisfies Readonly<Record<string, ComputedField>>;

type Computed = typeof computedFields;

type PageValue<Value> = Value extends Decimal ? string : Value;

/** The values of the computed fields; decimals in plain notation. */
export type ComputedValues = {
  readonly [Field in keyof Computed]: PageValue<ReturnType<Computed[Field]["compute"]>>;
};
