import {
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createTableHook,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table";

/**
 * TanStack Table with the features that our tables use. Rows arrive sorted from the API or the line store, so
 * there is no sorted row model.
 */
export const { createAppColumnHelper, useAppTable } = createTableHook({
  features: tableFeatures({
    rowSortingFeature,
    columnVisibilityFeature,
    columnOrderingFeature,
    columnSizingFeature,
    columnResizingFeature,
    columnPinningFeature,
  }),
  manualSorting: true,
});
