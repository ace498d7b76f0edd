import { Amount } from "#domain/decimal/amount.ts";
import { knownDifference } from "#domain/lines/discrepancy.ts";
import type { ComputedField } from "#lines/computed-fields.ts";
import { computations, type LineField } from "#lines/line-fields.ts";
import type { LineColumns } from "./columns/line-columns.ts";
import { TextColumn } from "./columns/text-column.ts";
import type { RowFacts } from "./row-facts.ts";
import { type Ranks, rankDecimals, rankNumbers, rankTexts } from "./sort-keys.ts";

/** Sort ranks of all rows by a field. */
export function rankField(field: LineField, lines: LineColumns, facts: RowFacts): Ranks {
  const { size } = lines;
  const computed = computations[field];
  if (computed?.kind === "decimal") {
    return rankDecimals(Array.from({ length: size }, (_, row) => computed.compute(facts.at(row))));
  }
  if (computed) {
    const keyOf = sortKey(computed);
    return rankNumbers(Float64Array.from({ length: size }, (_, row) => keyOf(facts.at(row))));
  }
  const column = lines.column(field);
  if (column instanceof TextColumn) {
    return rankTexts(column.dictionary(size));
  }
  return rankNumbers(lines.numbers(field).values.subarray(0, size));
}

/** A number that sorts as the field's value does; NaN for "no answer". */
function sortKey(
  computed: Exclude<ComputedField, { kind: "decimal" }>,
): (line: RowFacts) => number {
  if (computed.kind === "number") return (line) => computed.compute(line) ?? Number.NaN;
  if (computed.kind === "advice") {
    return (line) => {
      const advice = computed.compute(line);
      return advice === null ? Number.NaN : computed.options.indexOf(advice.kind);
    };
  }
  return (line) => {
    const option = computed.compute(line);
    return option === null ? Number.NaN : computed.options.indexOf(option);
  };
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
