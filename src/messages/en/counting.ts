import { nouns, plural } from "./plural.ts";

/** Messages of one counting's page. */
export const counting = {
  announceReady: (warehouse: string) => `Count of ${warehouse} loaded`,
  started: "Started",
  deadline: "Deadline",
  lastFinish: "Last line finished",
  ended: "Ended",
  participants: (count: string) => `Participants, ${count}`,
  recountRound: "To recount",
  in: (duration: string) => `in ${duration}`,
  ago: (duration: string) => `${duration} ago`,
  progress: "Progress",
  counted: "counted",
  of: "of",
  withDiscrepancy: "with a discrepancy",
  left: "left",
  start: (time: string) => `${time} start`,
  deadlineAt: (time: string) => `${time} deadline`,
  pace: "Plan",
  evenPaceNow: (counted: string, total: string, due: string) =>
    `${counted} of ${total}. Planned by now: ${due}.`,
  overdue: "Overdue:",
  yesOrNo: (yes: boolean): string => (yes ? "yes" : "no"),
  noConclusion: "No forecast while the figures are old",
  figures: {
    counted: "Counted",
    left: "Lines left",
    rate: "Rate",
    accuracy: "Accuracy",
    netVariance: "Net variance",
    absoluteVariance: "Absolute variance",
    undocumented: "Undocumented",
    incidents: "Incidents",
    perHour: "/h",
    lastHour: "last 60 min;",
    lastWorkHour: "last working hour;",
    overall: "average",
    firstToLast: "from first to last line",
    inProgress: (count: string) => `${count} in progress`,
    atCost: "difference × cost",
    shortAndOver: (short: string, over: string) => `${short} short, ${over} over`,
    ofDiscrepancies: (count: string, discrepancies: number) =>
      `of ${count} ${plural(discrepancies, "discrepancy", "discrepancies")}`,
    onLines: (count: string, of: number) => `on ${count} ${nouns.lines(of)}`,
    exactOf: (count: string, of: string) => `${count} of ${of} exact`,
    net: "Net",
    absolute: "Absolute",
    short: "Short",
    over: "Over",
    lines: (count: string, of: number) => `${count} ${nouns.lines(of)}`,
    atCostUnits: (units: string) => `at cost; ${units} ${plural(units, "unit", "units")}`,
    inAll: (figure: string) => `${figure} in all`,
    ofInAll: (figure: string) => `of ${figure} in all`,
  },
  tabs: {
    label: "Parts of the count",
    overview: "Overview",
    lines: "Lines",
    discrepancies: "Discrepancies",
    incidents: "Incidents",
    recounts: "Recounts",
    people: "People",
  },
  lineFigures: {
    title: "Checks",
    scope: "totals from the lines",
    "lines-total": "Lines",
    "lines-counted": "Counted",
    "lines-left": "Left",
    "lines-discrepancies": "Discrepancies",
    recounted: "Lines with a previous count",
  },
  notices: {
    unreadable: (count: string, total: string, of: number) =>
      `${count} of ${total} ${nouns.lines(of)} could not be read.`,
    unreadableConsequence: "Figures computed from the lines leave them out.",
    headerCountsThem:
      "The summary includes them. The bar shows the summary; charts and table the lines.",
    unreadableLine: (position: string, field: string) => `Line ${position}: ${field}`,
    incomplete: (read: string, total: string, of: number) =>
      `Only ${read} of ${total} ${nouns.lines(of)} arrived.`,
    incompleteConsequence:
      "Charts, the table and the figures of the lines cover only these; the bar covers all.",
    loadAllLines: "Load all lines",
    which: "Which?",
  },
  noOverview: "The overview could not be loaded, but the lines were. Reload the page to try again.",
  readingLines: "Lines read",
  stopReading: "Stop",
  loadingLines: (read: string, total: string) => `${read} of ${total} ${nouns.lines(total)} read`,
  /** Of the header in one line. */
  header: {
    back: "Back to counts",
    undocumented: "undocumented",
    figures: "Figures",
    tools: "Tools",
    more: "More",
    /** What each tool is for, or brings. */
    benefits: {
      rescue: "What it takes to meet the deadline",
      recountRound: "The lines worth a recount",
      recountLines: (count: string, of: number) =>
        `Recount ${count} ${nouns.lines(of)} to re-check 80% of the money`,
      recountLinesInUnits: (count: string, of: number) =>
        `Recount ${count} ${nouns.lines(of)} to re-check 80% of the units`,
      changes: "What happened since your last visit",
      changesSince: (time: string, count: string, of: number) =>
        `Since ${time}: ${count} ${nouns.lines(of)} counted`,
    },
  },
  /** What can be done with what the page shows. */
  actions: {
    print: "Print",
    more: "More actions",
  },
  report: {
    /** Where a page that scrolls is printed. */
    onPaper: "Printed as on the screen: only the lines in view. The report has all of them.",
  },
  replay: {
    open: "Replay",
    openChanges: "What changed",
    closeChanges: "Close what changed",
    changesFailed: "What changed could not be loaded. Reload the page to try again.",
    backToLive: "Back to live",
    failed: "The replay could not be loaded. Reload the page to try again.",
    /** Beside totals of the header while the counting is not replayed. */
    rebuilt: "rebuilt from the lines",
    moment: "Moment shown",
    notLive: "not live",
  },
  scope: {
    /** Of figures that stay those of all lines while the lines are filtered. */
    allInStrip: (total: string, of: number) =>
      of === 1 ? `of ${total} ${nouns.lines(of)}` : `of all ${total} ${nouns.lines(of)}`,
    filter: (name: string) => `Filter lines: ${name}`,
  },
  rescue: {
    title: "Rescue plan",
    notLoaded: "The rescue plan could not be loaded. Reload the page to try again.",
  },
  exportLines: "Export lines",
  filters: {
    name: "Filters",
    facets: {
      state: "Status",
      zone: "Zone",
      difference: "Difference",
      documented: "Documentation",
      person: "Assigned to",
      recount: "Recount",
      "wrong-before": "Wrong before",
      abc: "ABC class",
      incident: "Incident",
      lot: "Lot",
      reason: "Reason",
      product: "Product",
      misplaced: "Wrong place?",
      pack: "Box or piece?",
      stalled: "Stalled",
      accuracy: "Accuracy",
      recounted: "Recounted",
      "stock-moved": "Stock moved",
      "changed-after-count": "Changed after the count",
      "listed-twice": "Listed twice",
      "negative-stock": "Negative stock",
      "fractional-count": "Part quantity",
      "finish-before-start": "Finished before started",
    },
    remove: (filter: string) => `Remove filter: ${filter}`,
    failed:
      "The filters could not be loaded; the lines stay as they are. Reload the page to try again.",
    noMatch: {
      title: "No line matches these filters",
      text: "All lines of this count were checked.",
    },
  },
  columns: {
    open: "Columns",
    failed: "The columns menu could not be loaded. Reload the page to try again.",
  },
};
