import type { GroupColumn } from "#pages/counting/overview/groups/columns.ts";
import type { ColumnStyle } from "#table/grid-head.tsx";
import type { GridLayout } from "#table/use-grid-layout.ts";
import { type PeopleColumn, peopleColumns } from "./people-columns.ts";

/** Minimum width of a column's values, in pixels, without its title. */
const widths: Readonly<Record<PeopleColumn, number>> = {
  name: 160,
  progress: 96,
  lines: 58,
  counted: 58,
  left: 58,
  discrepancies: 58,
  accuracy: 66,
  tolerance: 66,
  behind: 58,
  "last-hour": 58,
  "per-hour": 58,
  "last-finish": 96,
  state: 58,
  "net-value": 80,
  "absolute-value": 80,
  "value-at-risk": 80,
};

/** Share of the remaining space. */
const shares: Readonly<Partial<Record<PeopleColumn, number>>> = { name: 4, progress: 4 };

/** Columns that the narrow layout leaves to the table below the grid. */
const narrowHidden: ReadonlySet<PeopleColumn> = new Set(["tolerance", "behind", "net-value"]);

/** The visible columns; cards have room for all. */
export function visibleColumns(layout: GridLayout): readonly PeopleColumn[] {
  return layout === "narrow"
    ? peopleColumns.filter((name) => !narrowHidden.has(name))
    : peopleColumns;
}

/** Approximate pixels of a title's letter, of a digit, of a cell's padding and of the sort arrow. */
const letterWidth = 6.4;
const digitWidth = 7.6;
const padding = 12;
const arrowWidth = 15;

/** Letters of the longer line when a title breaks into two lines at the best place. */
function lettersInTwoLines(title: string): number {
  const words = title.split(" ");
  const breaks = words.map((_, index) =>
    Math.max(words.slice(0, index).join(" ").length, words.slice(index).join(" ").length),
  );
  return Math.min(...breaks);
}

/**
 * Styles of the columns, and their minimum total width in pixels.
 * @param letters of the longest text of a column, where its length varies
 */
export function layoutColumns(
  columns: readonly PeopleColumn[],
  titles: Readonly<Record<PeopleColumn, string>>,
  letters: ReadonlyMap<PeopleColumn, number>,
): { readonly columnStyles: readonly ColumnStyle[]; readonly min: number } {
  const needed = columns.map((name) =>
    Math.max(
      widths[name],
      Math.ceil(lettersInTwoLines(titles[name]) * letterWidth) + padding + arrowWidth,
      Math.ceil((letters.get(name) ?? 0) * digitWidth) + padding,
    ),
  );
  return {
    columnStyles: columns.map((name, index) => ({
      style: { flex: `${shares[name] ?? 1} 0 ${needed[index]}px` },
    })),
    min: needed.reduce((sum, width) => sum + width, 0),
  };
}

/** Amounts, whose longest text is that of the largest one. */
const amounts: readonly PeopleColumn[] = ["net-value", "absolute-value", "value-at-risk"];

/** Length of the longest amount by column, in letters. */
export function lettersOf<Row>(
  rows: readonly Row[],
  columns: readonly GroupColumn<Row>[],
): ReadonlyMap<PeopleColumn, number> {
  const sizeOf = (column: GroupColumn<Row>, row: Row) => Math.abs(Number(column.value(row) ?? 0));
  return new Map(
    amounts.map((name) => {
      const column = columns.find((one) => one.name === name);
      if (column === undefined) return [name, 0];
      const largest = rows.reduce<Row | undefined>(
        (largest, row) =>
          largest === undefined || sizeOf(column, row) > sizeOf(column, largest) ? row : largest,
        undefined,
      );
      return [name, largest === undefined ? 0 : column.text(largest).length];
    }),
  );
}
