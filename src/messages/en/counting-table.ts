import { nouns, plural } from "./plural.ts";

/** Messages of the tables of countings and of the figures above them. */
export const countingTable = {
  active: "Active counts",
  finished: "Finished counts",
  none: "–",
  columns: {
    active: "Status",
    "warehouse.name": "Warehouse",
    startedAt: "Started",
    endsAt: "Deadline",
    elapsed: "Elapsed",
    progress: "Progress",
    forecast: "Forecast",
    totalProductsCounted: "Counted",
    totalProductsLeft: "Left",
    totalDiscrepancies: "Discrepancies",
    "discrepancy-rate": "Discrep. per counted",
    totalIncidents: "Incidents",
    participants: "Participants",
  },
  /** The title of the deadline where the column also says when it will be done. */
  deadlineAndEnd: "Deadline, and when it will be done",
  /** What a column is called where there is more room, if not the same. */
  columnsInFull: {
    elapsed: "Elapsed since the start",
    forecast: "Forecast",
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
  /** The widths of columns. */
  resize: {
    adjust: "Adjust widths…",
    label: (column: string) => `Width of ${column}`,
    pixels: (width: string) => `${width} pixels`,
    hint: "Drag to change the width; double-click for the default one. The widths are also under “Columns”.",
    reset: "Default widths",
  },
  /** Selected cells, of any table. */
  cells: {
    selected: (cells: string, count: number) =>
      `${cells} ${plural(count, "cell", "cells")} selected`,
    copied: (cells: string, count: number) => `${cells} ${plural(count, "cell", "cells")} copied`,
    failed: "The cells could not be copied.",
  },
  menu: {
    open: "Columns",
    reset: "Reset columns",
    always: "always shown",
    noRoom: "no room",
  },
  summary: {
    name: "Active counts in figures",
    /** Each follows its number. */
    active: (_countings: number): string => "active",
    people: (count: number) => nouns.people(count),
    ofLinesLeft: (total: string) => `of ${total} ${nouns.lines(total)} left`,
    discrepancies: (count: number) => plural(count, "discrepancy", "discrepancies"),
    incidents: (count: number) => plural(count, "incident", "incidents"),
  },
  scope: {
    whole: (active: string, count: number, day: string, last: string | null) =>
      last === null
        ? `${plural(count, "The only active count", `All ${active} active counts`)} started since ${day}`
        : `${plural(count, "The only active count", `All ${active} active counts`)} started from ${day} to ${last}`,
    walking: (checked: string, total: string) =>
      `So far: ${checked} of ${total} ${nouns.counts(total)} checked`,
    beginning: "So far: the newest counts checked",
    cut: (checked: string, total: string) =>
      `Only ${checked} of ${total} ${nouns.counts(total)} could be checked for active ones`,
    failed: (checked: string, total: string) =>
      `Only ${checked} of ${total} ${nouns.counts(total)} ${plural(checked, "was", "were")} checked: the search failed.`,
    tryAgain: "Try again",
  },
};
