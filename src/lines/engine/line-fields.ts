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

/** A field computed from a line: its value, and a number that sorts the same way. */
interface ComputedField {
  readonly read: (facts: RowFacts) => LineValue;
  readonly sortKey: (facts: RowFacts) => number;
}

const states = { "not-started": 0, "in-progress": 1, counted: 2 } as const;

const isUndocumented = (facts: RowFacts) => isDiscrepancy(facts) && !facts.documented;

const computed: { readonly [Field in LineField]?: ComputedField } = {
  state: { read: lineState, sortKey: (facts) => states[lineState(facts)] },
  expected: { read: expectedStock, sortKey: expectedStock },
  undocumented: { read: isUndocumented, sortKey: (facts) => Number(isUndocumented(facts)) },
  hasIncident: {
    read: (facts) => facts.hasIncident,
    sortKey: (facts) => Number(facts.hasIncident),
  },
};

function exactValue(facts: RowFacts) {
  // Most lines have no difference, whose value is 0 without arithmetic.
  const isPlain = facts.difference === 0 && facts.countedStock !== null;
  return isPlain && facts.costPrice !== null ? zero : lineValue(facts);
}

/** Amounts by field name. */
const amounts: {
  readonly [Field in LineField]?: (facts: RowFacts) => Decimal | null;
} = {
  value: exactValue,
  "absolute-value": (facts) => {
    const value = exactValue(facts);
    return value && magnitude(value);
  },
};

/** The value of a field, for the line that `facts` is positioned at. */
export function readField(
  field: LineField,
  row: number,
  lines: LineColumns,
  facts: RowFacts,
): LineValue {
  const figure = computed[field];
  if (figure) return figure.read(facts);
  const amount = amounts[field];
  if (amount) {
    const value = amount(facts);
    return value === null ? null : decimalText(value);
  }
  return lines.column(field).read(row);
}

/** Sort ranks of all rows by a field. */
export function rankField(field: LineField, lines: LineColumns, facts: RowFacts): Ranks {
  const { size } = lines;
  const figure = computed[field];
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

/** Value of each row's difference, exact and then rounded once; NaN without one. */
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
