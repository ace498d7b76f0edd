import { Amount } from "#domain/decimal/amount.ts";
import { type Decimal, decimalText, magnitude, zero } from "#domain/decimal/decimal.ts";
import {
  expectedStock,
  isDiscrepancy,
  knownDifference,
  lineValue,
} from "#domain/lines/discrepancy.ts";
import { lineState } from "#domain/lines/line-state.ts";
import type { LineField, LineValue } from "#lines/line-field.ts";
import type { LineColumns } from "./columns/line-columns.ts";
import { TextColumn } from "./columns/text-column.ts";
import type { RowFacts } from "./row-facts.ts";
import { type Ranks, rankDecimals, rankNumbers, rankTexts } from "./sort-keys.ts";

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
  const isPlain = facts.difference === 0 && facts.countedStock !== null;
  return isPlain && facts.costPrice !== null ? zero : lineValue(facts);
}

/** Amounts by the name of their field. */
const amounts: {
  readonly [Field in LineField]?: (facts: RowFacts) => Decimal | null;
} = {
  value: exactValue,
  "absolute-value": (facts) => {
    const value = exactValue(facts);
    return value && magnitude(value);
  },
};

/** What a cell shows of the line that the facts are at. */
export function readField(
  field: LineField,
  row: number,
  lines: LineColumns,
  facts: RowFacts,
): LineValue {
  const figure = workedOut[field];
  if (figure) return figure.read(facts);
  const amount = amounts[field];
  if (amount) {
    const value = amount(facts);
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
  const amount = amounts[field];
  if (amount) {
    return rankDecimals(Array.from({ length: size }, (_, row) => amount(facts.at(row))));
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
    const { costPrice } = facts;
    if (difference === null || costPrice === null) return Number.NaN;
    if (difference === 0) return 0;
    return value.setProduct(value.set(difference), cost.set(costPrice)).number();
  });
}
