import { plural } from "./plural.ts";

/** Words of the grid of product lines. */
export const lines = {
  name: "Product lines",
  search: "Search lines",
  searchHint: "SKU, description, location, lot",
  count: (count: string, lines: number) => `${count} ${plural(lines, "line", "lines")}`,
  countOf: (matching: string, total: string, lines: number) =>
    `${matching} of ${total} ${plural(lines, "line", "lines")}`,
  clear: "Clear filters",
  indexHint:
    "The line's place in the counting, from 1, as notices name it. The API's own index counts from 0.",
  /** Beside the figures of a line where no header names its columns. */
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
  /** What a field is called where there is more room than above its column, if not the same. */
  inFull: { index: "Place in the counting" } as Readonly<Record<string, string>>,
  /** Selected cells, also of the people. */
  cells: {
    selected: (cells: string, count: number) =>
      `${cells} ${plural(count, "cell", "cells")} selected`,
    copied: (cells: string, count: number) => `${cells} ${plural(count, "cell", "cells")} copied`,
    failed: "The cells could not be copied.",
  },
  columnsMenu: {
    open: "Columns",
    default: "Usual columns",
    visible: "Shown columns, in their order",
    onCards:
      "In a window as narrow as this, other columns than the usual ones are shown in an open line only.",
    failed: "The choice of columns could not be loaded.",
    up: (column: string) => `Move ${column} up`,
    down: (column: string) => `Move ${column} down`,
    moved: (column: string, position: string, count: string) =>
      `${column}, place ${position} of ${count}`,
    groups: {
      line: "Line",
      stock: "Stock",
      count: "Count",
      product: "Product",
      metrics: "Metrics",
      location: "Location and lot",
      documentation: "Documentation",
      incident: "Incident",
      counting: "Counting",
    },
  },
  drawer: {
    name: (code: string) => `Line ${code}`,
    copy: "Copy SKU",
    copied: "Copied",
    marked: "Marked: copy it with Ctrl+C",
    previous: "Previous line",
    next: "Next line",
    close: "Close",
    notShown: "This line is not among those that the filters leave.",
    missing: (id: string) => `This counting has no line with the id ${id}.`,
    notYet: (id: string) => `The line with the id ${id} is not among those that have come so far.`,
    notRead: (id: string) => `The line with the id ${id} is not among those that could be read.`,
    stockScope: "as recorded on the line, and on the linked records",
    updated: "changed",
    groups: {
      stock: "Stock",
      count: "Count",
      previous: "Previous count",
      findings: "Findings",
      product: "Product",
      metrics: "Metrics",
      documentation: "Documentation",
      incident: "Incident",
      counting: "Counting",
    },
    findings: {
      recount: "Recount",
      documented: "Difference documented",
      packages: "Whole packages",
      misplaced: "Opposite on another line",
      stalled: "Stalled",
    },
    recounts: {
      confirmed: "Confirmed",
      cleared: "Cleared",
      reduced: "Reduced",
      worsened: "Worsened",
      turned: "Turned",
    },
    yesOrNo: (yes: boolean): string => (yes ? "Yes" : "No"),
    metrics: {
      metric: "Metric",
      class: "Class",
      ranking: "Ranking",
      month: "Month",
      halfYear: "6 months",
      year: "Year",
      total: "Total",
      overall: "Overall",
      value: "Value",
      stock: "Stock rotation",
      price: "Price",
      movement: "Movement",
    },
  },
  noMatch: {
    title: "No line matches this search",
    text: "All lines of this counting were searched.",
  },
};
