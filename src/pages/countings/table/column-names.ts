/**
 * The list's columns in table order, by the API's field path or the figure's name. The address uses the same names
 * for visible columns and sort.
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

/** Visible unless a person chooses others. */
export const defaultColumns: readonly ColumnName[] = columnNames.filter(
  (name) => !hiddenAtFirst.includes(name),
);
