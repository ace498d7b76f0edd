import { plural } from "./plural.ts";

const lines = (count: string, of: number) => `${count} ${plural(of, "line", "lines")}`;

/** Messages of a counting's overview: its charts, their tables and its work queues. */
export const overview = {
  /** What the charts and figures cover while the lines are filtered. */
  scope: (matching: string, total: string, of: number) =>
    `Showing ${matching} of ${lines(total, of)}`,
  /** While lines arrive; the second sentence is not spoken. */
  arriving: "Lines are still being read.",
  soFar: (read: string, total: string, of: number) =>
    `Charts and figures so far: from ${read} of ${lines(total, of)}`,
  filterFailed: "The lines could not be filtered. Charts and figures are unchanged.",
  noChart: "The chart could not be loaded; the table has its figures.",
  others: (count: string) => `${count} ${plural(count, "other", "others")}`,
  asTable: "Show as table",
  tableOf: (title: string) => `${title}, as a table`,
  noLines: "No lines to show",
  toggleHint: "Click a bar or number to filter this page",
  details: "Details and checks",
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
      `${counted} of ${total} ${plural(total, "line", "lines")} counted over time`,
    counted: (count: string) => `Counted ${count}`,
    paceNow: (count: string) => `Pace now ${count}`,
    deadline: (time: string) => `Deadline ${time}`,
    deadlineWith: (time: string, count: string) => `Deadline ${time}, with ${count} counted`,
    restart: (time: string) => `start again by ${time}`,
    forecast: (early: string, late: string | null) =>
      late === null ? `Done about ${early}` : `Done between ${early} and ${late}`,
    needed: (rate: string) => `${rate} an hour needed to meet the deadline`,
    neededShort: (rate: string) => `${rate} an hour needed`,
    from: "From",
    finished: "Finished",
    byThen: "Counted by its end",
    pace: "Even pace by then",
    slots: "Lines finished, by time",
    slot: (from: string, until: string, count: string, of: number) =>
      `${from} to ${until}: ${lines(count, of)} finished`,
    readCounted: (count: string) => `${count} counted`,
    readPace: (count: string) => `${count} at an even pace`,
    readRate: (rate: string) => `${rate} an hour`,
  },
  zones: {
    title: "By zone",
    group: "Zone",
    scope: (parts: string, depth: number) =>
      `first ${depth === 1 ? "part" : `${parts} parts`} of the location code`,
    depth: "Parts of the code",
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
    by: "Progress and accuracy by",
    groups: { zone: "Zone", person: "Person", abc: "ABC class" },
    counted: "Counted",
    left: "left",
    accurate: (share: string) => `accuracy ${share}`,
    value: "At cost",
    /** Explains the dots of the accuracy axis. */
    legend: (mean: string) =>
      `Dashed: ${mean}, the whole counting. Hollow: fewer than 20 lines. Below 90% an arrow stands at the left edge.`,
  },
  accuracy: {
    tolerant: "Within tolerance",
    of: (count: string, of: number) => `of ${lines(count, of)}`,
    settings: "Tolerances",
    settingsLead: "How far a count may differ and still pass, in percent of the expected stock",
    classOf: (name: string) => (name === "none" ? "No class" : `Class ${name}`),
    reset: "Reset tolerances",
    badPercent: "Not applied: write a percentage from 0 to 100.",
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
    scope: "by product, at cost",
    scopeUnits: "by product, in units",
    short: "short",
    over: "over",
    makingUp: (few: string, few1: number, all: string) =>
      `${few} of ${all} ${plural(all, "product", "products")} ${plural(few1, "makes", "make")} up 80% of the value`,
    withoutCosts: (count: string, count1: number) =>
      `${count} ${plural(count1, "product has", "products have")} a discrepancy`,
    worthless: "The discrepancies have no value at cost",
    none: "No product has a discrepancy",
    cumulative: "Running total",
    cumulativeHead: "Running total",
  },
  reasons: {
    title: "By reason",
    group: "Reason",
    scope: "absolute, at cost",
    scopeInLines: "discrepancies of documented lines",
    none: "No line is documented",
    heads: ["Lines", "At cost"],
    undocumented: (count: string, of: number) =>
      `${lines(count, of)} with a discrepancy and no reason`,
    without: "Without a reason",
  },
  queues: {
    title: "What needs a decision",
    scope: "each opens its lines",
    undocumented: {
      name: "Undocumented discrepancies",
      note: "no reason written yet; largest value first",
    },
    "recount-worse": { name: "Recounts that moved further away", note: "from the previous count" },
    misplaced: { name: "Probably in the wrong place", note: "short here, over there" },
    "pack-hint": { name: "Box or piece?", note: "difference is a whole number of packs" },
    incident: { name: "Lines with an incident", note: "by type" },
    stalled: { name: "Lines open for unusually long", note: "started but not finished" },
    "not-counted": { name: "Not counted yet", note: "by location" },
    misplacedSum: (products: string, count: number, sum: string) =>
      `${products} ${plural(count, "product", "products")}: short here, over there; net ${sum}`,
    net: (sum: string) => `net ${sum}`,
    netUnits: (count: string) => `${count} ${plural(count, "unit", "units")}`,
    /** Replaces the value where costs are hidden. */
    unexplained: "no reason is given",
  },
  incidents: {
    title: "Incidents by type",
    group: "Type",
    scope: (count: string, of: number) => `on ${lines(count, of)}`,
    untyped: "No type",
    byZone: "Incidents by type and zone",
    cell: (type: string, zone: string) => `${type}, zone ${zone}`,
    moreZones: (count: string, of: number) =>
      `${count} more ${plural(of, "zone has", "zones have")} incidents`,
  },
  texts: {
    title: "What was reported",
    scope: "newest first, of the lines that match",
    none: "No incident was reported",
    noText: "No text",
    whole: "Show all",
    less: "Show less",
    more: (count: string, left: string) =>
      count === left ? `Show ${count} more` : `Show ${count} more of ${left}`,
    count: (visible: string, all: string) => `${visible} of ${all} shown`,
    failed: "The incidents could not be read from the lines",
  },
  people: {
    title: "People",
    group: "Assigned to",
    scope: "slowest of the last 60 min first",
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
