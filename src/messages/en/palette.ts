import { nouns, plural } from "./plural.ts";

/** Messages of the palette, which finds pages, counts, products and actions. */
export const palette = {
  close: "Close",
  placeholder: "Count, warehouse, product, page or action",
  results: "Results",
  found: (count: string, n: number) => `${count} ${plural(n, "result", "results")}`,
  first: (shown: string, count: string) =>
    `The first ${shown} of ${count} results: more words find fewer`,
  none: (text: string) => (text === "" ? "Nothing to go to" : `Nothing here matches “${text}”`),
  lookup: (id: string) => `Look up the count “${id}”`,
  asking: "Asking the stock system",
  noCounting: (id: string) => `No count has the id “${id}”`,
  /** What an entry is. */
  kinds: {
    action: "Action",
    page: "Page",
    view: "Saved view",
    warehouse: "Warehouse: its counts",
    counting: "Count",
    line: "Line of this count",
    screen: "Office screen",
    language: "Language",
    products: "Search",
    product: "Line",
    lookup: "Exact id",
  },
  /** Why a count is among the first. */
  reasons: {
    attention: "Needs attention",
    opened: "Opened recently",
  },
  /** The search of the lines of all active counts. */
  products: {
    /** @param where a warehouse and the start of its count */
    all: (lines: string, where: string) => `Show all in ${where}: ${lines}`,
    stock: (expected: string, counted: string) => `expected ${expected}, counted ${counted},`,
    notCounted: (expected: string) => `expected ${expected}, not counted yet,`,
    finding: "Looking for active counts",
    found: (lines: string, n: number) => `${lines} ${nouns.lines(n)} found`,
    none: (text: string) => `No product matches “${text}”`,
    searched: (done: string, all: string, n: number) =>
      `${done} of ${all} ${nouns.counts(n)} searched`,
    failed: (counts: string, n: number) => `${counts} ${nouns.counts(n)} could not be read`,
    unreadable: (lines: string, n: number) => `${lines} ${nouns.lines(n)} could not be read`,
    stop: "Stop",
  },
};
