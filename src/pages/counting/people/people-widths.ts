import type { GroupColumn } from "#pages/counting/overview/groups/columns.ts";
import type { ColumnStyle } from "#table/grid-head.tsx";
import type { GridLayout } from "#table/use-grid-layout.ts";
import { type PeopleColumn, peopleColumns } from "./people-columns.ts";

/** Pixels that a column needs for what stands in it, whatever it is called. */
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

/** How much of the room that is left each takes. */
const shares: Readonly<Partial<Record<PeopleColumn, number>>> = { name: 4, progress: 4 };

/** Where there is less room, the table under the grid has these. */
const spared: ReadonlySet<PeopleColumn> = new Set(["tolerance", "behind", "net-value"]);

/** The columns that are drawn; cards explain themselves and have the room for all. */
export function drawnColumns(layout: GridLayout): readonly PeopleColumn[] {
  return layout === "narrow" ? peopleColumns.filter((name) => !spared.has(name)) : peopleColumns;
}

/** Pixels of a letter in a title, and of a digit, about; of a cell's padding; and of the arrow of what is sorted by. */
const letter = 6.4;
const digit = 7.6;
const padding = 12;
const arrow = 15;

/** Letters of the longer line of a title in two lines, as it breaks best. */
function lettersInTwoLines(title: string): number {
  const words = title.split(" ");
  const breaks = words.map((_, index) =>
    Math.max(words.slice(0, index).join(" ").length, words.slice(index).join(" ").length),
  );
  return Math.min(...breaks);
}

/**
 * The columns' places, and the pixels that they need at least.
 * @param letters of the longest text in a column, where that may be of any length
 */
export function columnPlaces(
  columns: readonly PeopleColumn[],
  titles: Readonly<Record<PeopleColumn, string>>,
  letters: ReadonlyMap<PeopleColumn, number>,
): { readonly places: readonly ColumnStyle[]; readonly min: number } {
  const needed = columns.map((name) =>
    Math.max(
      widths[name],
      Math.ceil(lettersInTwoLines(titles[name]) * letter) + padding + arrow,
      Math.ceil((letters.get(name) ?? 0) * digit) + padding,
    ),
  );
  return {
    places: columns.map((name, index) => ({
      style: { flex: `${shares[name] ?? 1} 0 ${needed[index]}px` },
    })),
    min: needed.reduce((sum, width) => sum + width, 0),
  };
}

/** Sums at cost: the largest is the longest. */
const amounts: readonly PeopleColumn[] = ["net-value", "absolute-value", "value-at-risk"];

/** How many letters the longest amounts have, by their columns. */
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
        (most, row) =>
          most === undefined || sizeOf(column, row) > sizeOf(column, most) ? row : most,
        undefined,
      );
      return [name, largest === undefined ? 0 : column.text(largest).length];
    }),
  );
}
