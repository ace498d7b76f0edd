import { nouns, plural } from "./plural.ts";

const lines = (count: string, of: number) => `${count} ${nouns.lines(of)}`;

/** Messages of a counting's overview: its charts, their tables and its work queues. */
export const overview = {
  /** What the charts and figures cover while the lines are filtered. */
  scope: (matching: string, total: string, of: number) =>
    `Showing ${matching} of ${lines(total, of)}`,
  /** While lines arrive. */
  arriving: "Lines are still being read.",
  filterFailed: "The lines could not be filtered. Charts and figures are unchanged.",
  noChart: "The chart could not be loaded; the table has its figures.",
  others: (count: string) => `${count} ${plural(count, "other", "others")}`,
  asTable: "Show as table",
  tableOf: (title: string) => `${title}, as a table`,
  noLines: "No lines to show",
  more: "More figures",
  columns: {
    lines: "Lines",
    counted: "Counted",
    left: "Left",
    discrepancies: "Discrepancies",
    accuracy: "Accuracy",
    tolerance: "Within tolerance",
    behind: "Based on",
    netValue: "Net variance at cost",
    absoluteValue: "Absolute variance at cost",
    shareOfLines: "Share of lines",
    shareOfValue: "Share of value",
    valueAtRisk: "Value not counted",
    countedOf: "Counted",
  },
  countedOf: (counted: string, of: string) => `${counted} of ${of}`,
  burnUp: {
    title: "Counted lines over time",
    summary: (counted: string, total: string) =>
      `${counted} of ${total} ${nouns.lines(total)} counted over time`,
    counted: (count: string) => `Counted ${count}`,
    paceNow: (count: string) => `Plan ${count}`,
    deadline: (time: string) => `Deadline ${time}`,
    deadlineWith: (time: string, count: string) => `Deadline ${time}, with ${count} counted`,
    restart: (time: string) => `start again by ${time}`,
    /** The words of the counting's headline. */
    forecast: (when: string) => `Done ${when}`,
    /** Beside the bars of lines an hour. */
    needed: (rate: string) => `${rate} needed`,
    perHour: "Lines an hour",
    /** While lines arrive. */
    partRead: (share: string) => `${share} of the lines read`,
    from: "From",
    finished: "Finished",
    byThen: "Counted by its end",
    pace: "Plan by then",
    slots: "Lines finished, by time",
    slot: (from: string, until: string, count: string, of: number) =>
      `${from} to ${until}: ${lines(count, of)} finished`,
    readCounted: (count: string) => `${count} counted`,
    readPace: (count: string) => `${count} planned`,
    readRate: (rate: string) => `${rate} an hour`,
  },
  zones: {
    title: "By zone",
    group: "Zone",
    depth: "Parts of the location code that make a zone",
    /** With a made-up code: what a zone is called. */
    like: (code: string) => `Zone: ${code}`,
  },
  classes: {
    title: "ABC classes",
    group: "Class",
    scope: "counted; share of lines and of value at cost",
    none: "No class",
    left: "left",
    lines: "lines",
    value: "value",
    risk: "not counted yet",
    valueCounted: "Value counted",
    valueAtRisk: "Stock value not counted yet",
    atRiskScope: "expected stock not counted, at cost",
  },
  progress: {
    title: "Progress and accuracy",
    /** Before the first difference is known. */
    withoutAccuracy: "Progress",
    by: "Progress and accuracy by",
    groups: { zone: "Zone", person: "Person", abc: "ABC class" },
    counted: "Counted",
    left: "left",
    accurate: (share: string) => `accuracy ${share}`,
    value: "At cost",
    /** Names the line of all lines on the accuracy axis. */
    mean: (share: string) => `all ${share}`,
    /** Explains the dots that are rings. */
    legend: "Ring: under 20 lines",
  },
  accuracy: {
    tolerant: "Within tolerance",
    of: (count: string, of: number) => `of ${lines(count, of)}`,
    settings: "Tolerances",
    settingsLead: "How far a count may differ and still pass, in percent of the expected stock",
    classOf: (name: string) => (name === "none" ? "No class" : `Class ${name}`),
    reset: "Reset tolerances",
    badPercent: "Not applied: enter a percentage from 0 to 100.",
  },
  cost: {
    title: "What the differences cost",
    scope: "difference × cost",
    kind: "Variance",
    units: "Units",
    value: "At cost",
    net: "Net",
    absolute: "Absolute",
    gains: "Over",
    losses: "Short",
    coverage: "Documented discrepancies",
  },
  products: {
    title: "Largest discrepancies",
    group: "Product",
    short: "short",
    over: "over",
    makingUp: (few: string, few1: number, all: string) =>
      `${plural(few1, `the first of ${all} ${plural(all, "product", "products")} is`, `the first ${few} of ${all} products are`)} 80%`,
    withoutCosts: (count: string, count1: number) =>
      `${count} ${plural(count1, "product has", "products have")} a discrepancy`,
    worthless: "The discrepancies have no value at cost",
    none: "No product has a discrepancy",
    cumulative: "Running total",
  },
  reasons: {
    title: "By reason",
    group: "Reason",
    none: "No line is documented",
  },
  queues: {
    title: "What needs a decision",
    none: "Nothing needs a decision",
    undocumented: "Differences without a reason",
    "recount-worse": "Recounts that moved further away",
    misplaced: "Probably in the wrong place",
    "pack-hint": "Box counted as piece?",
    incident: "Lines with an incident",
    stalled: "Started long ago and not finished",
    "not-counted": "Not counted yet",
    /** Decisions beyond the visible ones, and checks of the data. */
    more: (count: string, of: number) => `${count} more ${plural(of, "check", "checks")}`,
    dataChecks: (count: string, of: number) => `${count} data ${plural(of, "check", "checks")}`,
  },
  incidents: {
    title: "Incidents by type",
    group: "Type",
    scope: (count: string, of: number) => `on ${lines(count, of)}`,
    untyped: "No type",
  },
  people: {
    title: "People",
    group: "Assigned to",
    /** While the lines are filtered. */
    scopeFiltered: "those with matching lines; rates cover all their lines",
    lastHour: "Last 60 min",
    perHour: "Per hour",
    lastFinish: "Last line",
    idle: "Idle",
    idleFor: (duration: string) => `Idle ${duration}`,
    slow: (name: string, rate: string, median: string) =>
      `${name} counted ${rate} in the last 60 min, the others ${median}.`,
    noneIdle: "Everyone with open lines counted in the last 60 min.",
    idlePeople: (count: string, of: number) =>
      `${count} ${plural(of, "person is", "people are")} idle.`,
    state: "Now",
    none: "No line is assigned to anyone",
  },
  recounts: {
    title: "Recounts",
    scope: (count: string, of: number) => `${lines(count, of)} with a previous count`,
  },
};
