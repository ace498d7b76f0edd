import {
  type AccessorFnColumnDef,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table";
import type { Counting } from "#contract/counting.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { CommonMessages } from "#messages/en/common.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import type { SortKey } from "#table/sort/sort-rows.ts";

/**
 * A column of the list, by the API's field path or the figure's name. The address uses the same names for visible
 * columns and sort.
 */
export type ColumnName = keyof CommonMessages["countingTable"]["columns"];

/** A row of the list. */
export interface ListRow {
  readonly counting: Counting;
  /** The gateway's time to the minute, or `null` while the figures are stale. Milliseconds since 1970. */
  readonly now: number | null;
  /** Work calendar of its warehouse. */
  readonly calendar: WorkCalendar;
}

/** The list's options for a column besides its name, value, widths and cell. */
interface ListColumnMeta {
  /** The figure whose definition explains the column. */
  readonly figure?: FigureName;
  /** Whether values are numbers, aligned at the end. */
  readonly isNumber?: boolean;
  /** Width of the window, in pixels, from which the column is visible by default; else it has to be chosen. */
  readonly defaultFrom?: number;
  /** Whether it cannot be hidden. */
  readonly isAlwaysVisible?: boolean;
  /** Columns that do not fit are hidden in ascending order; those without a rank stay. */
  readonly hideRank?: number;
  /** Whether it is part of rows of three lines, below 900 pixels. */
  readonly isNarrow?: boolean;
  /** Whether the sort on narrow screens begins with the largest value. */
  readonly isLargestFirst?: boolean;
  /** Widths of the blocks in a placeholder row, line by line. */
  readonly skeleton?: readonly number[];
}

/** Countings arrive sorted, so there is no sorted row model, and the table is given its visible columns alone. */
export const features = tableFeatures({
  rowSortingFeature,
  columnMeta: metaHelper<ListColumnMeta>(),
});

/**
 * A column of the list; its title is a message with its name. The accessor gives the value that rows are sorted by.
 * Without a maximum size the column takes the remaining room.
 */
export type ListColumn = AccessorFnColumnDef<typeof features, ListRow> & {
  readonly id: ColumnName;
  readonly accessorFn: (row: ListRow) => SortKey;
  readonly minSize: number;
  readonly maxSize?: number;
  readonly meta: ListColumnMeta;
};
