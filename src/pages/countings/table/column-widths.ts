import { type ColumnName, columnNames, defaultColumns } from "./column-names.ts";

/** Minimum and maximum width in pixels; a `null` maximum takes the remaining room. */
interface Width {
  readonly min: number;
  readonly max: number | null;
}

const widths: Readonly<Record<ColumnName, Width>> = {
  active: { min: 78, max: 84 },
  "warehouse.name": { min: 116, max: 192 },
  startedAt: { min: 88, max: 96 },
  endsAt: { min: 124, max: 132 },
  elapsed: { min: 84, max: 92 },
  progress: { min: 200, max: null },
  forecast: { min: 122, max: 132 },
  totalProductsCounted: { min: 68, max: 78 },
  totalProductsLeft: { min: 64, max: 80 },
  totalDiscrepancies: { min: 94, max: 108 },
  "discrepancy-rate": { min: 124, max: 132 },
  totalIncidents: { min: 70, max: 84 },
  // The initials of four people side by side.
  participants: { min: 132, max: 132 },
};

/** The arrow at the end of a row. */
const arrow = 18;

/** Width of a classic scroll bar. */
const scrollBar = 16;

/**
 * Window width in pixels that matches the narrowest office paper: Letter in landscape, 279 mm less margins of 12
 * mm each (964 pixels), plus 64 for gutters and scroll bar.
 */
export const paperWidth = 1028;

/** Columns of rows that are three lines. */
const narrowColumns: readonly ColumnName[] = [
  "active",
  "warehouse.name",
  "endsAt",
  "progress",
  "totalProductsCounted",
  "totalProductsLeft",
  "totalDiscrepancies",
  "totalIncidents",
];

/** Rows cannot be identified without them. */
export const fixedColumns: readonly ColumnName[] = ["warehouse.name", "progress"];

/** Columns in the order in which they are hidden when the chosen ones do not fit. */
const hiddenFirst: readonly ColumnName[] = [
  "participants",
  "startedAt",
  "discrepancy-rate",
  "elapsed",
  "forecast",
  "totalIncidents",
  "totalDiscrepancies",
  "totalProductsLeft",
  "totalProductsCounted",
  "active",
  "endsAt",
];

/**
 * The visible columns. Below 1,200 pixels there are fewer defaults; chosen columns are shown as far as they fit;
 * below 900 rows are the same three lines whatever the choice.
 * @param chosen by a person, or `null` for the default
 * @param width of the window, in pixels
 */
export function visibleColumns(
  chosen: readonly ColumnName[] | null,
  width: number,
): readonly ColumnName[] {
  if (width < 900) return narrowColumns;
  const fallback = defaultColumns.filter(
    (name) => width >= 1200 || (name !== "startedAt" && name !== "participants"),
  );
  let fitting = columnNames.filter(
    (name) => fixedColumns.includes(name) || (chosen ?? fallback).includes(name),
  );
  const room = width - (width < 1200 ? 48 : 64) - scrollBar - arrow;
  const needed = () => fitting.reduce((sum, name) => sum + widths[name].min, 0);
  for (const name of hiddenFirst) {
    if (needed() <= room) break;
    fitting = fitting.filter((one) => one !== name);
  }
  return fitting;
}

/**
 * Grid tracks of these columns and the arrow after them.
 * @param width of the window, in pixels; below 1,200 the gaps shrink in favour of the bars
 */
export function columnTracks(columns: readonly ColumnName[], width: number): string {
  const roomy = width >= 1200 ? 1 : 0.92;
  const tracks = columns.map((name) => {
    const { min, max } = widths[name];
    const greatest = max === null ? "1fr" : `${Math.max(min, Math.round(max * roomy))}px`;
    return `minmax(${min}px, ${greatest})`;
  });
  return [...tracks, `${arrow}px`].join(" ");
}
