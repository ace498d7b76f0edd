import { Amount } from "#domain/amount.ts";
import { decimalText, zero } from "#domain/decimal.ts";
import { expectedStock, isDiscrepancy, knownDifference, lineValue } from "#domain/discrepancy.ts";
import { lineState } from "#domain/line-state.ts";
import type { LineField, LineValue } from "#lines/line-field.ts";
import type { LineColumns } from "./line-columns.ts";
import type { RowFacts } from "./row-facts.ts";
import { type Ranks, rankDecimals, rankNumbers, rankTexts } from "./sort-keys.ts";
import { TextColumn } from "./text-column.ts";

/** A figure that is worked out of a line: what the grid shows, and a number that sorts likewise. */
interface WorkedOut {
  readonly read: (facts: RowFacts) => LineValue;
  readonly sortKey: (facts: RowFacts) => number;
}

const states = { "not-started": 0, "in-progress": 1, counted: 2 } as const;

const isUndocumented = (facts: RowFacts) => isDiscrepancy(facts) && !facts.documented;

const workedOut: { readonly [Field in LineField]?: WorkedOut } = {
  state: { read: lineState, sortKey: (facts) => states[lineState(facts)] },
  expected: { read: expectedStock, sortKey: expectedStock },
  undocumented: { read: isUndocumented, sortKey: (facts) => Number(isUndocumented(facts)) },
  hasIncident: {
    read: (facts) => facts.hasIncident,
    sortKey: (facts) => Number(facts.hasIncident),
  },
};

function exactValue(facts: RowFacts) {
  // Most lines have no difference, and what that is worth needs no arithmetic.
  return facts.difference === 0 && facts.countedStock !== null ? zero : lineValue(facts);
}

/** What a cell shows of the line that the facts are at. */
export function readField(
  field: LineField,
  row: number,
  lines: LineColumns,
  facts: RowFacts,
): LineValue {
  const figure = workedOut[field];
  if (figure) return figure.read(facts);
  if (field === "value") {
    const value = exactValue(facts);
    return value === null ? null : decimalText(value);
  }
  return lines.column(field).read(row);
}

/** How all rows sort by a field. */
export function rankField(field: LineField, lines: LineColumns, facts: RowFacts): Ranks {
  const { size } = lines;
  const figure = workedOut[field];
  if (figure) {
    return rankNumbers(
      Float64Array.from({ length: size }, (_, row) => figure.sortKey(facts.at(row))),
    );
  }
  if (field === "value") {
    return rankDecimals(Array.from({ length: size }, (_, row) => exactValue(facts.at(row))));
  }
  const column = lines.column(field);
  if (column instanceof TextColumn) {
    const { entries, codes } = column.dictionary(size);
    return rankTexts(entries, codes);
  }
  return rankNumbers(lines.numbers(field).values.subarray(0, size));
}

/** What each row's difference is worth, exact and then rounded once; NaN where there is none. */
export function valuesOf(size: number, facts: RowFacts): Float64Array {
  const [value, cost] = [new Amount(), new Amount()];
  return Float64Array.from({ length: size }, (_, row) => {
    const difference = knownDifference(facts.at(row));
    if (difference === null || difference === 0) return difference ?? Number.NaN;
    return value.setProduct(value.set(difference), cost.set(facts.costPrice)).number();
  });
}
