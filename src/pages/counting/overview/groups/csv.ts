import { csvRow } from "#domain/csv.ts";
import { parseDecimal } from "#domain/decimal/decimal.ts";
import type { GroupColumn } from "./columns.ts";

/** A row of a table of groups. */
export interface GroupRow<Totals> {
  /** Value of `data-group`; `null` for the others combined. */
  readonly group: string | null;
  readonly name: string;
  readonly isCode?: boolean;
  readonly totals: Totals;
}

const decimalNumber = /^-?\d+(\.\d+)?$/;

/** The rows as CSV for a spreadsheet, with the names of the figures as header. */
export function groupsCsv<Totals>(
  grouping: string,
  rows: readonly GroupRow<Totals>[],
  columns: readonly GroupColumn<Totals>[],
): string {
  const heads = [grouping, "name", ...columns.map(({ figure, head }) => figure ?? head)];
  const cells = rows.map(({ group, name, totals }) => [
    group,
    name,
    ...columns.map(({ value }) => {
      const cell = value(totals);
      return typeof cell === "string" && decimalNumber.test(cell) ? parseDecimal(cell) : cell;
    }),
  ]);
  return [heads, ...cells].map(csvRow).join("");
}
