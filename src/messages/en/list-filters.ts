import { nouns, plural } from "./plural.ts";

/** Messages of the filters of a list of countings. */
export const listFilters = {
  name: "Filters",
  close: "Close",
  show: (count: string) => `Show ${count}`,
  clear: "Clear filters",
  reset: "Reset",
  remove: (filter: string) => `Remove filter: ${filter}`,
  warehouse: "Warehouse",
  allWarehouses: "All warehouses",
  typedWarehouse: {
    id: (text: string) => `Press Enter for the warehouse with the id “${text}”`,
    code: (text: string) => `Press Enter for the warehouse with the code “${text}”`,
    slug: (text: string) => `Press Enter for the warehouse with the short name “${text}”`,
  },
  noWarehouse: "No such warehouse among those seen so far.",
  started: "Started",
  anyTime: "any time",
  presets: {
    today: "Today",
    week: "Last 7 days",
    month: "Last 30 days",
    quarter: "Last 90 days",
    year: "This year",
  },
  any: "Any time",
  from: "From",
  to: "To",
  /** A range, short enough for its button. */
  since: (moment: string) => `from ${moment}`,
  until: (moment: string) => `to ${moment}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  zone: (zone: string) => `Days begin at midnight in ${zone}. The last day is included.`,
  startedAfter: "Started from",
  startedBefore: "Started before",
  endOf: (day: string) => `the end of ${day}`,
  status: "Status",
  statuses: {
    all: "All",
    active: "Active",
    finished: "Finished",
    overdue: "Overdue",
    late: "Will be late",
    stalled: "Stalled",
    "all-counted": "All counted",
    behind: "Behind plan",
    "not-started": "Not started",
    left: "With lines left",
    discrepancies: "With discrepancies",
    incidents: "With incidents",
  },
  search: "Search counts",
  searchHint: (loaded: string) => `Search the loaded ${loaded}`,
  searchHintSoFar: (loaded: string, total: string) => `Search ${loaded} of ${total} so far`,
  searchHintAll: (total: string) => `Search all ${total}`,
  /** `total` is `null` where the list has more than its total. */
  searchHintNewest: (loaded: string, total: string | null) =>
    total === null ? `Search newest ${loaded}` : `Search newest ${loaded} of ${total}`,
  searchHintNone: "Search",
  searched: "Search",
  asked: "Applies to all counts",
  overLoaded: "Applies to the loaded counts only",
  covers: (loaded: string) => `Only these ${loaded} are searched and sorted.`,
  coversNewest: (loaded: string) => `Only the newest ${loaded} are searched and sorted.`,
  matching: (visible: string, loaded: string, countings: number) =>
    `${visible} of ${loaded} ${plural(countings, "matches", "match")}.`,
  announceMatching: (visible: string, loaded: string, countings: number) =>
    `${visible} of ${loaded} loaded ${nouns.counts(loaded)} ${plural(countings, "matches", "match")}`,
  loadAll: "Load all",
  loadAllOf: (total: string) => `Load all ${total}`,
  cancel: "Cancel",
  notSearched: (rest: string, countings: number) =>
    `${rest} more ${plural(countings, "is", "are")} not loaded and therefore not shown.`,
  loadNext: (from: string, to: string) => `Load ${from} to ${to}`,
  grown: (count: string, countings: number) =>
    `${count} more ${plural(countings, "count exists", "counts exist")} now.`,
  reload: "Reload",
  unreachable: (loaded: string, total: string) =>
    `The stock system sent only ${loaded} of its ${total} counts.`,
  unreachableBecause: {
    short: "The list ends after them.",
    looped: "It then sent the same ones again.",
  },
  unreachableConsequence: "Figures, filters and sorting cover only these.",
  startsOver: "This position in the list is no longer known. The list reloads by itself.",
  unknown: (values: string) => `Part of the address is unknown and was ignored: ${values}`,
  reversed: "This period ends before it begins: no count can have started in it.",
  /** Nothing matches so far. */
  searching: {
    title: "Still searching",
    text: (loaded: string, total: string) =>
      `None of the first ${loaded} of ${total} counts matches. The others are being loaded.`,
  },
  /** Offers to search the lines of the active counts. */
  searchProducts: (counts: string, n: number) =>
    `Search products in ${counts} active ${nouns.counts(n)}`,
  noMatch: {
    title: "No count matches these filters",
    /** Where what is searched may be a product instead of a warehouse. */
    product: {
      title: (text: string) => `No count is called “${text}”`,
      text: "If it is a product, its lines tell where it is counted.",
    },
    asked: "No count of this warehouse started in this period.",
    /** How many of the filters cover only what is loaded, and how much is not. */
    partly: (local: number, all: number, loaded: string, rest: string) =>
      `${local === all ? whole(local) : `${count(local)} of the ${inWords(all)} filters ${plural(local, "looks", "look")}`} only at the ${loaded} loaded ${nouns.counts(loaded)}; ${rest} more ${plural(rest, "is", "are")} not loaded.`,
    searched: (loaded: string, countings: number) =>
      countings === 1 ? "The only count was checked." : `All ${loaded} counts were checked.`,
    unreachable: (loaded: string, total: string) =>
      `The stock system sent ${loaded} of its ${total} counts; those were checked.`,
  },
};

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

function inWords(number: number): string {
  return numbers[number] ?? String(number);
}

function count(number: number): string {
  const [first = "", ...rest] = inWords(number);
  return first.toUpperCase() + rest.join("");
}

function whole(number: number): string {
  return number === 1 ? "The filter looks" : `All ${inWords(number)} filters look`;
}
