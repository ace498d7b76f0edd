import type { SentLine } from "#contract/line.ts";
import { decimalText, magnitude } from "#domain/decimal/decimal.ts";
import { expectedStock, isDiscrepancy, lineValue } from "#domain/lines/discrepancy.ts";
import { lineFacts } from "#domain/lines/line-facts.ts";
import { lineState } from "#domain/lines/line-state.ts";
import type { LineValue, LineValues } from "#lines/line-field.ts";
import { lineFields } from "#lines/line-fields.ts";

/** The value at a path; `null` also where a part of the path is null. */
function at(line: SentLine, path: string): LineValue {
  let value: unknown = line;
  for (const name of path.split(".")) {
    if (typeof value !== "object" || value === null) return null;
    value = name in value ? (value as Readonly<Record<string, unknown>>)[name] : null;
  }
  return value as LineValue;
}

/** A complete line as a row of the grid, so that the same code renders both. */
export function toRow(line: SentLine): LineValues {
  const facts = lineFacts(line);
  const value = lineValue(facts);
  const sent = Object.fromEntries(lineFields.map((field) => [field, at(line, field)]));
  return {
    ...(sent as unknown as LineValues),
    state: lineState(facts),
    expected: expectedStock(facts),
    value: value && decimalText(value),
    "absolute-value": value && decimalText(magnitude(value)),
    undocumented: isDiscrepancy(facts) && !facts.documented,
    hasIncident: facts.hasIncident,
  };
}
