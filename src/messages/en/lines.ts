import { nouns, plural } from "./plural.ts";

/** Messages of the grid of product lines. */
export const lines = {
  name: "Product lines",
  search: "Search lines",
  searchHint: "SKU, description, location, lot",
  count: (count: string, lines: number) => `${count} ${nouns.lines(lines)}`,
  countOf: (matching: string, total: string, lines: number) =>
    `${matching} of ${total} ${nouns.lines(lines)}`,
  clear: "Clear filters",
  indexHint: "The line’s position in the count, from 1.",
  /** Labels of figures on cards, which have no column headers. */
  cardLabels: { countedStock: "Counted", expected: "of" },
  states: { counted: "Counted", "in-progress": "In progress", "not-started": "Not started" },
  /** What a recount did to the difference. */
  recountEffects: {
    confirmed: "Confirmed",
    cleared: "Cleared",
    reduced: "Closer",
    worsened: "Further away",
    turned: "Sign changed",
  },
  changed: "Changed since you last looked",
  undocumented: "Undocumented",
  untypedIncident: "No type",
  /** Before a line is counted once more: at the place where the product differs the other way, or at whole packs. */
  lookFirst: {
    pair: (location: string) => `see ${location}`,
    packs: (packs: string, unit: string) => `box or piece? ${packs} × ${unit}`,
  },
  noneOfPart: {
    discrepancies: { title: "No discrepancies", text: "No line differs from what was expected." },
    incidents: { title: "No incidents", text: "Nothing was reported on any line." },
    recounts: { title: "No recounts", text: "No line has a previous count." },
  },
  none: { title: "No lines", text: "This count has no lines." },
  /** Longer names of fields, for places with more room than a column header. */
  inFull: {
    index: "Position in the count",
    "recount-effect": "Effect of the recount",
  } as Readonly<Record<string, string>>,
  /** The line below the table, of all rows that match. */
  totals: {
    label: "Totals of these lines",
    head: (lines: string, count: number) =>
      `${plural(count, "the first is", `the first ${lines} are`)} 80% of the value`,
    byUnits: "sorted by units: no values at cost",
    soFar: "so far",
    unread: (lines: string, count: number) =>
      `without ${lines} ${nouns.lines(count)} that could not be read`,
    names: {
      "net-units": "Net units",
      "net-value": "Net value",
      "loss-value": "short",
      "gain-value": "over",
      "absolute-value": "absolute",
    },
  },
  /** A value in words, for screen readers. */
  inWords: {
    short: (amount: string) => `${amount}, short`,
    over: (amount: string) => `${amount}, over`,
  },
  /** The orders by value. */
  valueOrders: {
    largest: "largest first",
    smallest: "smallest first",
    short: "short first",
    over: "over first",
    named: (order: string) => `Value, ${order}`,
  },
  noMatch: {
    title: "No line matches this search",
    text: "All lines of this count were searched.",
  },
};
