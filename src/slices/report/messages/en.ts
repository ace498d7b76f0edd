import { nouns } from "#messages/en/plural.ts";

const lines = (count: string, of: number) => `${count} ${nouns.lines(of)}`;

/** Messages of a counting's report on paper. */
export const messages = {
  print: "Print",
  back: "Back to the count",
  hint: "A4 or Letter, whichever your printer uses",
  parts: "Parts to print",
  charts: "Charts",
  first: (count: string) => `First ${count} discrepancies`,
  title: "Count report",
  /** The name of the document, which also names a file it is saved as. */
  document: (warehouse: string, id: string) => `${warehouse}, count ${id}`,
  preparing: "Preparing the report",
  facts: {
    id: "Count",
    started: "Started",
    deadline: "Deadline",
    ended: "Ended",
    lastFinish: "Last line finished",
    state: "Status",
    read: "Figures as of",
    zone: "Times in",
    source: "Source",
    demo: "Demo data",
    covers: "Covers",
    allLines: (count: string, of: number) => `all ${lines(count, of)}`,
    someLines: (count: string, all: string, of: number) => `${count} of ${lines(all, of)}`,
    settings: "View settings",
    tolerance: (name: string, percent: string) => `${name} ${percent} %`,
    tolerances: (list: string) => `tolerances ${list}`,
    lens: (name: string) => `classes: ${name}`,
    depth: (parts: string) => `zone: first ${parts} of the location code`,
    part: "part",
    parts: (count: string) => `${count} parts`,
  },
  figures: "Figures",
  ofAll: "Progress, plan and forecast cover all lines, even when the rest is filtered.",
  discrepancies: {
    title: "Discrepancies",
    full: "All discrepancies",
    scope: "by absolute value at cost, largest first",
    /** Where costs are hidden, or all 0. */
    scopeInUnits: "by absolute difference in units, largest first",
    none: "No line has a discrepancy.",
    /** In a filtered report: other lines may have one. */
    noneCovered: "No line that this report covers has a discrepancy.",
  },
  left: {
    title: "Lines not counted",
    full: "All lines not counted",
    scope: "by location",
    none: "Every line is counted.",
    /** In a filtered report: other lines may be left. */
    noneCovered: "Every line that this report covers is counted.",
  },
  cut: (visible: string, all: string) =>
    `The first ${visible} of ${all}. Export the lines to get all of them.`,
  more: (count: string) => `and ${count} more`,
  count: (count: string, of: number) => lines(count, of),
  failed: "The lines could not be read.",
  undocumented: "Undocumented",
  heads: {
    line: "#",
    product: "Product",
    location: "Location",
    lot: "Lot",
    expected: "Expected",
    counted: "Counted",
    difference: "Difference",
    value: "At cost",
    documentation: "Documentation",
    person: "Assigned to",
    started: "Started",
  },
};
