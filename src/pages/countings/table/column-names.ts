/**
 * The list's columns in their order, by the API's field path or the figure's name. The same names stand in
 * the address, for the columns that are shown and for what the list is sorted by.
 */
export const columnNames = [
  "active",
  "warehouse.name",
  "startedAt",
  "endsAt",
  "elapsed",
  "progress",
  "forecast",
  "totalProductsCounted",
  "totalProductsLeft",
  "totalDiscrepancies",
  "discrepancy-rate",
  "totalIncidents",
  "participants",
] as const;

export type ColumnName = (typeof columnNames)[number];

const hiddenAtFirst: readonly ColumnName[] = ["elapsed", "forecast", "discrepancy-rate"];

/** The columns that are shown unless a person chooses others. */
export const defaultColumns: readonly ColumnName[] = columnNames.filter(
  (name) => !hiddenAtFirst.includes(name),
);
