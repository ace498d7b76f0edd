import type { AbcClass } from "#contract/scalars.ts";
import { decimalText } from "#domain/decimal.ts";
import { expectedStock, isDiscrepancy, lineValue } from "#domain/discrepancy.ts";
import { type LineState, lineState } from "#domain/line-state.ts";
import type { LineField, LineRow } from "#lines/line-row.ts";
import type { HeldLine } from "./held-line.ts";
import { byDecimal, byFlag, byNumber, byText, inOrderOf, type SortKeys } from "./sort-keys.ts";

interface Field<T> {
  /** What the grid shows. */
  readonly value: (held: HeldLine) => T;
  readonly sortKeys: (lines: readonly HeldLine[]) => SortKeys;
}

/** A field that sorts by the very value that the grid shows. */
function field<T>(
  value: (held: HeldLine) => T,
  keys: (values: readonly T[]) => SortKeys,
): Field<T> {
  return { value, sortKeys: (lines) => keys(lines.map(value)) };
}

const states: readonly LineState[] = ["not-started", "in-progress", "counted"];
const classes: readonly AbcClass[] = ["A", "B", "C"];

/** Every field of the grid: how it is read from a line, and how lines are sorted by it. */
const fields: { readonly [Name in LineField]: Field<LineRow[Name]> } = {
  id: field(({ line }) => line.id, byNumber),
  index: field(({ line }) => line.index, byNumber),
  state: field(({ facts }) => lineState(facts), inOrderOf(states)),
  "product.code": field(({ line }) => line.product.code, byText),
  "product.description": field(({ line }) => line.product.description, byText),
  "location.code": field(({ line }) => line.location.code, byText),
  "lot.code": field(({ line }) => line.lot?.code ?? null, byText),
  expected: field(({ facts }) => expectedStock(facts), byNumber),
  countedStock: field(({ line }) => line.countedStock, byNumber),
  difference: field(({ line }) => line.difference, byNumber),
  value: {
    value: ({ facts }) => {
      const value = lineValue(facts);
      return value === null ? null : decimalText(value);
    },
    sortKeys: (lines) => byDecimal(lines.map(({ facts }) => lineValue(facts))),
  },
  "product.metrics.abc": field(({ line }) => line.product.metrics?.abc ?? null, inOrderOf(classes)),
  "assignedUser.id": field(({ line }) => line.assignedUser.id, byNumber),
  "assignedUser.username": field(({ line }) => line.assignedUser.username, byText),
  "documentation.reason.name": field(({ line }) => line.documentation?.reason.name ?? null, byText),
  undocumented: field(({ facts }) => isDiscrepancy(facts) && !facts.documented, byFlag),
  hasIncident: field(({ facts }) => facts.hasIncident, byFlag),
  "incident.type.name": field(({ line }) => line.incident?.type?.name ?? null, byText),
  finishedAt: {
    value: ({ line }) => line.finishedAt,
    sortKeys: (lines) => byNumber(lines.map(({ facts }) => facts.finishedAt)),
  },
};

/** One number per line that sorts as the field does, ascending; NaN where it has no answer. */
export function sortKeysOf(name: LineField, lines: readonly HeldLine[]): SortKeys {
  return fields[name].sortKeys(lines);
}

const names = Object.keys(fields) as LineField[];

export function lineRow(held: HeldLine): LineRow {
  // The type of `fields` says that each name has its value; fromEntries cannot say so.
  return Object.fromEntries(
    names.map((name) => [name, fields[name].value(held)]),
  ) as unknown as LineRow;
}
