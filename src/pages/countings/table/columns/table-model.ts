import { metaHelper, rowSortingFeature, tableFeatures } from "@tanstack/react-table";
import type { Counting } from "#contract/counting.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { CommonMessages } from "#messages/en/common.ts";
import type { Column, TableContext } from "#table/entries/columns.ts";

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

/** What the columns of the list are read with. */
export interface ListContext extends TableContext {
  readonly t: CommonMessages;
}

/** The list's options for a column. */
export interface ListOptions {
  /**
   * Minimum and maximum width in pixels; without a maximum it takes the remaining room. By default that of a short
   * figure.
   */
  readonly room?: { readonly min: number; readonly max?: number };
  /** Width of the window, in pixels, from which the column is visible by default; else it has to be chosen. */
  readonly defaultFrom?: number;
  /** Whether it cannot be hidden. */
  readonly isAlwaysVisible?: true;
  /** Columns that do not fit are hidden in ascending order, those without a rank never; 1 by default. */
  readonly hideRank?: number | "never";
  /** Whether it is part of rows of three lines, below 900 pixels. */
  readonly isNarrow?: true;
  /** What its figure counts, said after it where no header does. */
  readonly unit?: (t: CommonMessages) => string;
  /** Whether the sort on narrow screens begins with the largest value. */
  readonly isLargestFirst?: true;
  /** Widths of the blocks in a placeholder row, line by line. */
  readonly skeleton?: readonly number[];
}

export type ListColumn = Column<ListRow, ListContext> & ListOptions & { readonly id: ColumnName };

/** Countings arrive sorted, so there is no sorted row model, and the table is given its visible columns alone. */
export const features = tableFeatures({ rowSortingFeature, columnMeta: metaHelper<ListColumn>() });
