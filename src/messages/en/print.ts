import { plural } from "./plural.ts";

const lines = (count: string, of: number) => `${count} ${plural(of, "line", "lines")}`;

/** Words of a counting's report on paper. */
export const print = {
  print: "Print",
  back: "Back to the counting",
  hint: "A4 or Letter, as your printer has it",
  title: "Counting report",
  /** The name of the document, which also names a file it is saved as. */
  document: (warehouse: string, id: string) => `${warehouse}, counting ${id}`,
  preparing: "The report is being prepared",
  facts: {
    id: "Counting",
    started: "Started",
    deadline: "Deadline",
    ended: "Ended",
    lastFinish: "Last line finished",
    state: "State",
    read: "Figures as of",
    age: (age: string) => `${age} old`,
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
  ofAll: "Progress, pace and forecast are of all lines, also where the rest is narrowed.",
  discrepancies: {
    title: "Discrepancies",
    scope: "by absolute value at cost, most first",
    /** Where costs are left out, so that nothing is weighed by them. */
    scopeWithoutCosts: "in the order of the counting",
    none: "No line has a discrepancy.",
    /** Of a report that is narrowed: other lines may well have one. */
    noneCovered: "No line that this report covers has a discrepancy.",
  },
  left: {
    title: "Lines not counted",
    scope: "by location",
    none: "Every line is counted.",
    /** Of a report that is narrowed: other lines may well be left. */
    noneCovered: "Every line that this report covers is counted.",
  },
  cut: (visible: string, all: string) =>
    `The first ${visible} of ${all}. An export of the lines has all of them.`,
  count: (count: string, of: number) => lines(count, of),
  failed: "The lines could not be read.",
  undocumented: "Not documented",
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
