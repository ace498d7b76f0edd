import { type ColumnName, columnNames, defaultColumns } from "./column-names.ts";

/** Pixels that a column needs at least, and takes at most; `null` takes what is left. */
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
  // The initials of four people, beside each other.
  participants: { min: 132, max: 132 },
};

/** The arrow at the end of a row. */
const arrow = 18;

/** What a scroll bar takes where it stands beside the page. */
const scrollBar = 16;

/**
 * How wide a window is, in pixels, with as much room as between the margins of the narrowest paper that offices
 * print on, laid across: Letter, 279 mm less twice 12 (964 pixels), and 64 more for its gutters and scroll bar.
 */
export const paperWidth = 1028;

/** Rows show these where they are three lines instead of columns. */
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

/** A row is not told apart without them. */
export const fixedColumns: readonly ColumnName[] = ["warehouse.name", "progress"];

/** What gives way first where the chosen columns have no room side by side. */
const givingWay: readonly ColumnName[] = [
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
 * The columns to show. Below 1,200 pixels the usual ones are fewer; chosen ones are shown as far as they have
 * room; below 900 a row shows the same three lines whatever was chosen.
 * @param chosen by a person, or `null` for the usual ones
 * @param width of the window, in pixels
 */
export function shownColumns(
  chosen: readonly ColumnName[] | null,
  width: number,
): readonly ColumnName[] {
  if (width < 900) return narrowColumns;
  const fallback = defaultColumns.filter(
    (name) => width >= 1200 || (name !== "startedAt" && name !== "participants"),
  );
  let shown = columnNames.filter(
    (name) => fixedColumns.includes(name) || (chosen ?? fallback).includes(name),
  );
  const room = width - (width < 1200 ? 48 : 64) - scrollBar - arrow;
  const needed = () => shown.reduce((sum, name) => sum + widths[name].min, 0);
  for (const name of givingWay) {
    if (needed() <= room) break;
    shown = shown.filter((one) => one !== name);
  }
  return shown;
}

/**
 * The tracks of a grid with these columns and the arrow behind them.
 * @param width of the window, in pixels; below 1,200 the bars need the room more than the gaps beside figures do
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
