import {
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createTableHook,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table";
import type { MouseEventHandler, ReactNode } from "react";

/** What our grids need to know of a column besides what TanStack Table does. */
interface ColumnMeta {
  /** For `data-column`; the column's id by default. */
  readonly attribute?: string;
  /** Kind of its values, which decides their alignment. */
  readonly kind?: string;
  /** Share of the remaining space, until someone resizes it; 0 by default. */
  readonly grow?: number;
  /**
   * What may be truncated: any text, or only more digits than surely fit. By default nothing, until someone resizes
   * the column.
   */
  readonly truncates?: "text" | "digits";
  /** A button with an explanation, which sorts on click; a plain button by default. */
  readonly renderTitle?: (title: string, onClick: MouseEventHandler | undefined) => ReactNode;
}

/**
 * TanStack Table with the features that our tables use. Rows arrive sorted from the API or the line store, so
 * there is no sorted row model.
 */
const { appFeatures, useAppTable } = createTableHook({
  features: tableFeatures({
    rowSortingFeature,
    columnVisibilityFeature,
    columnOrderingFeature,
    columnSizingFeature,
    columnResizingFeature,
    columnPinningFeature,
    columnMeta: metaHelper<ColumnMeta>(),
  }),
  manualSorting: true,
});

export { useAppTable };

export type AppFeatures = typeof appFeatures;
