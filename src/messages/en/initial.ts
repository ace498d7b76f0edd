import { plural } from "./plural.ts";

const lines = (count: string, of: number) => `${count} ${plural(of, "line", "lines")}`;

/** Words of a counting's late parts that show before their code is loaded. */
export const initial = {
  /** Of the header in one line. */
  header: {
    back: "Back to the countings",
    undocumented: "undocumented",
    figures: "Figures",
    tools: "Tools",
    more: "More",
    /** What each tool brings. */
    benefits: {
      rescue: "What it takes to meet the deadline",
      recountRound: "The lines worth counting again",
      replay: "Watch the counting again from its start",
      changes: "What happened since your last visit",
    },
  },
  /** What can be done with what the page shows. */
  actions: {
    share: "Share",
    print: "Print",
    onScreen: "On a screen",
  },
  report: {
    /** Where a page that scrolls is printed. */
    onPaper: "Printed as it stood on the screen: the lines in view. The report has the others.",
  },
  replay: {
    open: "Replay",
    openChanges: "What changed",
    closeChanges: "Close what changed",
    backToLive: "Back to live",
    failed: "The replay could not be loaded. Reloading the page usually helps.",
    /** Beside totals that the header tells while the counting is not replayed. */
    rebuilt: "rebuilt from the lines",
    rebuiltShort: "rebuilt",
  },
  scope: {
    scopeInStrip: (matching: string, of: number) => `of ${lines(matching, of)} that match`,
    /** Of figures that stay those of all lines while the lines are narrowed. */
    allInStrip: (total: string, of: number) =>
      of === 1 ? `of ${lines(total, of)}` : `of all ${lines(total, of)}`,
    filter: (name: string) => `Narrow the lines to: ${name}`,
  },
  rescue: {
    title: "Rescue plan",
    notLoaded: "The rescue plan could not be loaded; reload the page to try again.",
  },
  export: {
    open: "Export",
    menu: "Export lines",
    notLoaded: "The export could not be loaded. Check the connection, then load the page again.",
  },
  filters: {
    name: "Filters",
    facets: {
      state: "Status",
      zone: "Zone",
      difference: "Difference",
      documented: "Documentation",
      person: "Assigned to",
    },
    remove: (filter: string) => `Remove filter: ${filter}`,
    failed: "The filters could not be loaded. Reloading the page usually helps.",
    noMatch: {
      title: "No line matches these filters",
      text: "All lines of this counting were looked at.",
    },
  },
  columns: {
    open: "Columns",
    failed: "The choice of columns could not be loaded.",
  },
};
