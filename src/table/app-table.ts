import { createTableHook, rowSortingFeature, tableFeatures } from "@tanstack/react-table";

/**
 * TanStack Table, bound once with what our tables use. Rows come sorted, from the API or from the line
 * store, so there is no row model for sorting here.
 */
export const { createAppColumnHelper, useAppTable } = createTableHook({
  features: tableFeatures({ rowSortingFeature }),
  manualSorting: true,
});
