import { compare, parseDecimal } from "#domain/decimal/decimal.ts";
import type { RowOrder } from "#table/sort/sort-rows.ts";
import type { Sort } from "#table/sort/sorts.ts";
import { type Columns, sortKeyOf, type TableContext } from "./columns.ts";

const decimals: ReadonlySet<string> = new Set(["quantity", "amount", "signedAmount"]);

/** Compares exactly: binary floating point may not distinguish two amounts. */
function compareDecimals(one: string, other: string): number {
  return compare(parseDecimal(one), parseDecimal(other));
}

/**
 * The orders of a sort by columns.
 * @param compareTexts compares by the rules of the viewer's language
 */
export function rowOrders<Row, Context extends TableContext, Name extends string>(
  columns: Columns<Row, Context, Name>,
  sort: readonly Sort<Name>[],
  context: Context,
  compareTexts: (one: string, other: string) => number,
): readonly RowOrder<Row>[] {
  return sort.map(({ field, descending }) => {
    const column = columns[field];
    return {
      keyOf: (row) => sortKeyOf(column, row, context),
      compare: decimals.has(column.kind) ? compareDecimals : compareTexts,
      descending,
    };
  });
}
