import { type ColumnName, columnNames, defaultColumns } from "./column-names.ts";

/** Pixels that a column needs at least, and takes at most; `null` takes what is left. */
interface Width {
  readonly least: number;
  readonly most: number | null;
}

const widths: Readonly<Record<ColumnName, Width>> = {
  active: { least: 78, most: 84 },
  "warehouse.name": { least: 116, most: 192 },
  startedAt: { least: 88, most: 96 },
  endsAt: { least: 124, most: 132 },
  elapsed: { least: 84, most: 92 },
  progress: { least: 200, most: null },
  forecast: { least: 122, most: 132 },
  totalProductsCounted: { least: 68, most: 78 },
  totalProductsLeft: { least: 64, most: 80 },
  totalDiscrepancies: { least: 94, most: 108 },
  "discrepancy-rate": { least: 124, most: 132 },
  totalIncidents: { least: 70, most: 84 },
  // The initials of four people, beside each other.
  participants: { least: 132, most: 132 },
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
  const usual = defaultColumns.filter(
    (name) => width >= 1200 || (name !== "startedAt" && name !== "participants"),
  );
  let shown = columnNames.filter(
    (name) => fixedColumns.includes(name) || (chosen ?? usual).includes(name),
  );
  const room = width - (width < 1200 ? 48 : 64) - scrollBar - arrow;
  const needed = () => shown.reduce((sum, name) => sum + widths[name].least, 0);
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
    const { least, most } = widths[name];
    const greatest = most === null ? "1fr" : `${Math.max(least, Math.round(most * roomy))}px`;
    return `minmax(${least}px, ${greatest})`;
  });
  return [...tracks, `${arrow}px`].join(" ");
}
