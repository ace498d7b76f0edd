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
  columns: {
    index: "#",
    state: "Status",
    sku: "SKU",
    description: "Description",
    location: "Location",
    lot: "Lot",
    expected: "Expected",
    counted: "Counted",
    difference: "Difference",
    value: "Value at cost",
    abc: "ABC",
    assigned: "Assigned to",
    reason: "Reason",
    incident: "Incident",
    finished: "Finished",
  },
  indexHint:
    "The line's place in the counting, from 1, as notices name it. The API's own index counts from 0.",
  /** Beside the figures of a line where no header names its columns. */
  cardLabels: { countedStock: "Counted", expected: "of", difference: "Difference" },
  states: { counted: "Counted", "in-progress": "Counting", "not-started": "Not started" },
  undocumented: "Undocumented",
  untypedIncident: "No type",
  none: { title: "No lines", text: "This counting has no lines to count." },
  noMatch: {
    title: "No line matches this search",
    text: "All lines of this counting were searched.",
  },
};
