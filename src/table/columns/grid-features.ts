import {
  columnSizingFeature,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table";
import type { MouseEventHandler, ReactNode } from "react";
import type { NamedOrder } from "#table/sort/named-order.ts";

/** Options of a grid's column besides those of TanStack Table. */
interface ColumnMeta {
  /** For `data-column`; the column's id by default. */
  readonly attribute?: string;
  /** Kind of its values, which decides their alignment. */
  readonly kind?: string;
  /** For `data-card`: its place where rows are cards. */
  readonly card?: string | undefined;
  /** Share of the remaining space, until someone resizes it; 0 by default. */
  readonly grow?: number;
  /**
   * Which content may be truncated: any text, or only more digits than surely fit. By default none, until someone
   * resizes the column.
   */
  readonly truncates?: "text" | "digits";
  /** Orders of the same values; those by hidden columns show in this header. */
  readonly orders?: readonly NamedOrder[];
  /** Whether the header has room to name the present one, and to offer them all. */
  readonly hasOrdersMenu?: boolean;
  /** A button with an explanation, which sorts on click; a plain button by default. */
  readonly renderTitle?: (title: string, onClick: MouseEventHandler | undefined) => ReactNode;
}

/**
 * The features of TanStack Table that our grids use. Rows arrive sorted from the line store, so there is no sorted row
 * model; a grid is given its visible columns in their order.
 */
export const gridFeatures = tableFeatures({
  rowSortingFeature,
  columnSizingFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});

export type GridFeatures = typeof gridFeatures;
