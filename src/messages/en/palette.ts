/** Messages of the palette, which finds pages, countings, lines and actions. */
export const palette = {
  close: "Close",
  placeholder: "Counting, warehouse, product, page or action",
  results: "Results",
  found: (count: string, n: number) => `${count} ${n === 1 ? "result" : "results"}`,
  first: (shown: string, count: string) =>
    `The first ${shown} of ${count} results: more words find fewer`,
  none: (text: string) => (text === "" ? "Nothing to go to" : `Nothing here matches “${text}”`),
  lookup: (id: string) => `Look up the counting “${id}”`,
  asking: "Asking the stock system",
  noCounting: (id: string) => `No counting has the id “${id}”`,
  /** What an entry is. */
  kinds: {
    action: "Action",
    page: "Page",
    view: "Saved view",
    warehouse: "Warehouse: its countings",
    counting: "Counting",
    line: "Line of this counting",
    screen: "Office screen",
    language: "Language",
    lookup: "Exact id",
  },
};
