import { decimalText } from "#domain/decimal/decimal.ts";
import {
  type ComputedField,
  type ComputedValues,
  computedFields,
  type ReadableLine,
} from "./computed-fields.ts";
import { type SentField, type SentValues, sentFields } from "./sent-fields.ts";

/** Every field for display, sort and export, with the type of its values; `null` is "no answer". */
export type LineValues = SentValues & ComputedValues;

export type LineField = keyof LineValues;

/** Value of a cell. */
export type LineValue = LineValues[LineField];

/** Every field: computed ones, then the contract's, in its order. Each is a column. */
export const lineFields = [
  ...Object.keys(computedFields),
  ...sentFields.keys(),
] as readonly LineField[];

const knownFields: ReadonlySet<string> = new Set(lineFields);

export function isLineField(name: string): name is LineField {
  return knownFields.has(name);
}

/** The computation of a field; `undefined` for the contract's. */
export const computations: { readonly [Field in LineField]?: ComputedField } = computedFields;

/** The value of a field of a line. */
export function fieldValue(field: LineField, line: ReadableLine): LineValue {
  const computed = computations[field];
  // All fields that are not computed are sent.
  if (!computed) return line.value(field as SentField);
  if (computed.kind !== "decimal") return computed.compute(line) as LineValue;
  const value = computed.compute(line);
  return value && decimalText(value);
}
