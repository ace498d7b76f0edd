import { plural } from "./plural.ts";

/** Messages of the filters of product lines. */
export const lineFilters = {
  inForce: "Active filters",
  searched: "Search",
  /** Where a facet's values come from, beside its name. */
  scopes: {
    zone: (parts: string, depth: number) =>
      `first ${depth === 1 ? "part" : `${parts} parts`} of the location code`,
    recount: "against the previous count",
    earlier: (counts: string, count: number) =>
      count === 1 ? "in the last count" : `in the last ${counts} counts`,
  },
  /** Where a filter asks for it. */
  earlierUnknown:
    "How often products were wrong in earlier counts is not known here, or not yet: the history has no earlier count of this warehouse, or does not answer.",
  lens: "Class by",
  /** Names of computed values; those of the status are named as in the table. */
  values: {
    /** Of everything that only holds or does not. */
    holds: { yes: "yes", none: "no" },
    difference: { short: "Short", over: "Over", zero: "No difference", none: "Not known" },
    documented: { yes: "Documented", no: "Undocumented", none: "No discrepancy" },
    recount: {
      confirmed: "Confirmed",
      cleared: "Cleared",
      reduced: "Closer",
      worsened: "Further away",
      turned: "Sign changed",
      none: "None to compare",
    },
    "wrong-before": {
      "3": "3 times or more",
      "2": "Twice",
      "1": "Once",
      "0": "Never",
      none: "Not known",
    },
    incident: { none: "No incident", untyped: "Incident without a type" },
    abc: { none: "No class" },
    lot: { none: "No lot" },
    reason: { none: "No reason" },
    zone: { none: "No zone" },
    accuracy: {
      exact: "Exact",
      tolerated: "Off, within tolerance",
      off: "Beyond tolerance",
      none: "Not known",
    },
  },
  /** Of an id without a name. */
  ids: {
    reason: (id: string) => `Reason ${id}`,
    product: (id: string) => `Product ${id}`,
  },
  /** An empty code or name. */
  empty: "(empty)",
  /** Distinguishes two people of the same name. */
  withId: (name: string, id: string) => `${name} (${id})`,
  hints: "Hints",
  hintTexts: {
    misplaced: "another line of the product differs in the opposite direction",
    pack: "the difference is a whole number of packs",
    stalled: "started long ago and not finished",
  },
  searchIn: (facet: string) => `Search in ${facet}`,
  noValue: "No such value among these lines.",
  showMore: (count: string) => `${count} more`,
  showFewer: "Fewer",
  notListed: (count: string, values: number) =>
    `${count} more ${plural(values, "value is", "values are")} not listed; search the lines to find ${plural(values, "it", "them")}.`,
  ranges: {
    difference: "Difference",
    value: "Value at cost",
    finishedAt: "Finished",
    "documentation.createdAt": "Documented",
    "incident.createdAt": "Incident reported",
  },
  units: {
    difference: "units",
    value: "difference × cost",
    times: (zone: string) => `times in ${zone}`,
  },
  from: "From",
  to: "To",
  since: (end: string) => `from ${end}`,
  until: (end: string) => `to ${end}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  faults: {
    number: (example: string) =>
      `Not applied: enter a number such as ${example}, in at most 15 digits.`,
    time: "Not applied: the date or the time is incomplete.",
    year: "Not applied: enter the year with four digits.",
    skipped: (zone: string) => `Not applied: clocks in ${zone} skip this time.`,
    reversed: "The end is before the beginning, so no line is in the range.",
  },
  twice: (zone: string) => `Clocks in ${zone} show this time twice; both are within the range.`,
};
