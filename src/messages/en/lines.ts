import { plural } from "./plural.ts";

/** Messages of the grid of product lines. */
export const lines = {
  name: "Product lines",
  search: "Search lines",
  searchHint: "SKU, description, location, lot",
  count: (count: string, lines: number) => `${count} ${plural(lines, "line", "lines")}`,
  countOf: (matching: string, total: string, lines: number) =>
    `${matching} of ${total} ${plural(lines, "line", "lines")}`,
  clear: "Clear filters",
  indexHint:
    "The line's position in the counting, from 1, as in notices. The API's own index counts from 0.",
  /** Labels of figures on cards, which have no column headers. */
  cardLabels: { countedStock: "Counted", expected: "of", difference: "Difference" },
  states: { counted: "Counted", "in-progress": "In progress", "not-started": "Not started" },
  changed: "Changed since you last looked",
  undocumented: "Undocumented",
  untypedIncident: "No type",
  noneOfPart: {
    discrepancies: { title: "No discrepancies", text: "No line differs from what was expected." },
    incidents: { title: "No incidents", text: "Nothing was reported on any line." },
    recounts: { title: "No recounts", text: "No line has a previous count." },
  },
  none: { title: "No lines", text: "This counting has no lines to count." },
  /** Longer names of fields, for places with more room than a column header. */
  inFull: { index: "Position in the counting" } as Readonly<Record<string, string>>,
  /** The orders by value. */
  valueOrders: {
    largest: "largest first",
    smallest: "smallest first",
    short: "most short first",
    over: "most over first",
    named: (order: string) => `Value, ${order}`,
  },
  /** Selected cells, of lines or people. */
  cells: {
    selected: (cells: string, count: number) =>
      `${cells} ${plural(count, "cell", "cells")} selected`,
    copied: (cells: string, count: number) => `${cells} ${plural(count, "cell", "cells")} copied`,
    failed: "The cells could not be copied.",
  },
  noMatch: {
    title: "No line matches this search",
    text: "All lines of this counting were searched.",
  },
};
