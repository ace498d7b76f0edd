import { type TableContent, tableContent } from "#components/export/exported-table.ts";
import { parseDecimal } from "#domain/decimal/decimal.ts";
import type { Cell } from "#spreadsheet/sheet.ts";
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

/** A figure of a group for a spreadsheet. */
export function cellOf<Totals>(
  { isInstant, value, text }: GroupColumn<Totals>,
  totals: Totals,
): Cell {
  const cell = value(totals);
  if (cell === null || typeof cell === "number") return cell;
  if (isInstant) return new Date(cell);
  return decimalNumber.test(cell) ? parseDecimal(cell) : text(totals);
}

/** The rows of a table of groups for a spreadsheet. */
export function groupContent<Totals>(
  group: string,
  rows: readonly GroupRow<Totals>[],
  columns: readonly GroupColumn<Totals>[],
): TableContent {
  return tableContent<GroupRow<Totals>>(
    [
      { title: group, value: ({ name }) => name },
      ...columns.map((column) => ({
        title: column.head,
        isInstant: column.isInstant,
        value: ({ totals }: GroupRow<Totals>) => cellOf(column, totals),
      })),
    ],
    rows,
  );
}
