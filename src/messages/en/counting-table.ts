import { plural } from "./plural.ts";

/** Messages of the tables of countings and of the figures above them. */
export const countingTable = {
  active: "Active countings",
  all: "Countings",
  none: "–",
  columns: {
    active: "Status",
    "warehouse.name": "Warehouse",
    startedAt: "Started",
    endsAt: "Deadline",
    elapsed: "Elapsed",
    progress: "Progress",
    forecast: "At average pace",
    totalProductsCounted: "Counted",
    totalProductsLeft: "Left",
    totalDiscrepancies: "Discrepancies",
    "discrepancy-rate": "Discrep. per counted",
    totalIncidents: "Incidents",
    participants: "Participants",
  },
  /** What a column is called where there is more room, if not the same. */
  columnsInFull: {
    elapsed: "Elapsed since the start",
    forecast: "Forecast at average pace",
    totalProductsCounted: "Counted, in percent",
    "discrepancy-rate": "Discrepancies per counted line",
  } as Readonly<Record<string, string>>,
  /** Where no header names the columns. */
  sort: {
    by: "Sort by",
    default: "Active by deadline",
    ascending: "Ascending",
    descending: "Descending",
    /** The orders that a header offers by name. */
    orders: (column: string) => `Order by ${column}`,
  },
  /** The borders of column headers, which resize. */
  resize: {
    label: (column: string) => `Width of ${column}`,
    pixels: (width: string) => `${width} pixels`,
    hint: "Drag, or use the arrow keys. Double-click for the default width.",
    reset: "Default widths",
  },
  menu: {
    open: "Columns",
    reset: "Reset columns",
    always: "always shown",
    noRoom: "no room",
  },
  summary: {
    name: "Active countings in figures",
    active: "Active countings",
    activeShort: "Active",
    participants: (people: string, count: number) =>
      `${people} ${plural(count, "participant", "participants")}`,
    left: "Lines left",
    leftShort: "Lines left",
    of: (total: string) => `of ${total}`,
    late: "Will be late",
    lateShort: "Late",
    overdue: "Overdue",
    overdueShort: "Overdue",
    discrepancies: "Discrepancies",
    discrepanciesShort: "Discrep.",
    counted: (lines: string) => `in ${lines} counted`,
    incidents: "Incidents",
    incidentsShort: "Incidents",
  },
  scope: {
    whole: (active: string, count: number, total: string, day: string, last: string | null) =>
      `Over the ${active} ${plural(count, "counting", "countings")} active among the ${total} started ${last === null ? `since ${day}` : `from ${day} to ${last}`}`,
    walking: (active: string, count: number, walked: string, total: string) =>
      `Over the ${active} active ${plural(count, "counting", "countings")} found so far: ${walked} of ${total} checked`,
    beginning: (active: string, count: number) =>
      `Over the ${active} active ${plural(count, "counting", "countings")} among those loaded`,
    cut: (active: string, count: number, walked: string, total: string) =>
      `Over the ${active} active ${plural(count, "counting", "countings")} among ${walked} of ${total}: the search ended early`,
    failed: (active: string, count: number, walked: string, total: string) =>
      `Over the ${active} active ${plural(count, "counting", "countings")} among ${walked} of ${total}: the search failed`,
    tryAgain: "Try again",
  },
};
