import { nouns, plural } from "#messages/en/plural.ts";

const lines = (count: string, of: number) => `${count} ${nouns.lines(of)}`;
const counts = (count: string, of: number) => `${count} ${nouns.counts(of)}`;

/** Messages of the sheet that one shift hands to the next. */
export const messages = {
  title: "Shift handover",
  /** The title of the sheet over all warehouses. */
  changes: "What has changed",
  showAll: "What has changed in all warehouses",
  /** Above warehouses whose counts have all ended. */
  noneActive: "No active count, but some that may have finished in the shift",
  choose: "Which warehouse?",
  chooseHint: "The sheet covers its active counts, and those that finished in the shift.",
  noWarehouse: "No warehouse has an active count.",
  spanOfDay: (day: string, from: string, to: string) => `${day}, ${from} to ${to}`,
  spanOfDays: (from: string, to: string) => `${from} to ${to}`,
  /** A count by its start and size, in sentences. */
  count: (day: string, time: string, size: string) => `the count of ${day} ${time} (${size})`,
  countLines: lines,
  /** What is said of one count among several. */
  leadOf: (count: string, conclusion: string) => `${count}: ${conclusion}`,
  /** A count and its warehouse. */
  countIn: (warehouse: string, count: string) => `${warehouse}, ${count}`,
  linesCounted: (count: string, of: number) => `${lines(count, of)} counted`,
  newDiscrepancies: (count: string, of: number) =>
    `${count} new ${plural(of, "difference", "differences")}`,
  print: "Print",
  copy: "Copy as text",
  cancel: "Cancel",
  finding: "Looking for active counts",
  reading: (done: string, all: string, of: number) => `${done} of ${all} ${nouns.counts(of)} read`,
  readingLines: (read: string, total: string) => `${read} of ${total} ${nouns.lines(total)}`,
  progress: "Progress of reading",
  none: "This warehouse has no active count, and none finished in this time. Try an earlier beginning.",
  noneInAll: "No count is active, and none finished in this time.",
  read: "The handover is ready",
  /** Of figures: what they are since. */
  counted: (moment: string) => `Counted since ${moment}`,
  countedLines: (of: number) => nouns.lines(of),
  discrepancies: "New discrepancies",
  undocumented: "Still undocumented",
  /** Beside those that are still undocumented. */
  closed: (count: string, _of: number): string => `${count} closed without a reason`,
  documented: "Documented since",
  incidents: "Incidents since",
  atCost: (amount: string) => `${amount} at cost`,
  activeCounts: (count: string, of: number) =>
    `${counts(count, of)} ${plural(of, "is", "are")} active.`,
  /** Of the active ones. */
  attention: (count: string, of: number) => `${count} ${plural(of, "needs", "need")} attention.`,
  finishedCounts: (count: string, of: number) => `${counts(count, of)} finished in this time.`,
  lead: (left: string, of: number) => `${lines(left, of)} ${plural(of, "is", "are")} left.`,
  leadNone: "No line is left.",
  leadUndocumented: (count: string, of: number) =>
    `${count} ${plural(of, "difference needs", "differences need")} a reason.`,
  leadUndocumentedValue: (count: string, of: number, amount: string) =>
    `${count} ${plural(of, "difference needs", "differences need")} a reason, ${amount} at cost.`,
  sections: {
    countings: "Counts",
    tasks: "To do for the next shift",
    costliest: "Largest undocumented",
    zones: "Zones still open",
    people: "Who is where",
  },
  captions: {
    active: (count: string) => `${count} active`,
    finished: (count: string) => `${count} finished`,
    tasks: "in this order",
    costliest: "by value at cost",
    costliestUnits: "by units",
    zones: (left: string, of: number) => `${lines(left, of)} left`,
    people: "slowest first",
  },
  heads: {
    counting: "Count",
    deadline: "Deadline",
    progress: "Progress",
    counted: "Counted",
    left: "Left",
    conclusion: "Conclusion",
    product: "SKU",
    description: "Description",
    location: "Location",
    stock: "Stock → count",
    difference: "Difference",
    value: "At cost",
    lookFirst: "Look first",
    zone: "Zone",
    last: "Counted there last",
    person: "Assigned to",
    since: (moment: string) => `Since ${moment}`,
    lastHour: "Last hour",
    open: "Open lines",
  },
  nothing: {
    tasks: "Nothing is left to do.",
    costliest: "Every difference of the active counts has a reason.",
    zones: "Every zone is counted.",
    people: "No one is assigned.",
  },
  tasks: {
    count: (zones: string, left: string, of: number) =>
      `Finish ${zones} first (${lines(left, of)} left)`,
    misplaced: (count: string, of: number) =>
      `Look for ${lines(count, of)} probably in the wrong place before recounting`,
    undocumented: (count: string, of: number) =>
      `Recount or explain ${count} ${plural(of, "difference", "differences, largest first")}`,
    packHints: (count: string, of: number) => `Check ${lines(count, of)}: box counted as piece?`,
    recounts: (count: string, of: number) =>
      `Check ${count} ${plural(of, "recount", "recounts")} that moved further away`,
    incidents: (count: string, of: number) =>
      `Look at ${lines(count, of)} with an incident from this shift`,
    close: (count: string) => `Close ${count}`,
    closeAfter: (count: string, left: string, of: number) =>
      `Close ${count} once ${plural(of, "its last difference has a reason", `its last ${left} differences have a reason`)}`,
  },
  idle: "idle",
  more: (count: string) => `and ${count} more`,
  /** Between a zone's last person and the time. */
  lastThere: (person: string, moment: string) => `${person}, ${moment}`,
  personLine: (since: string, moment: string, lastHour: string, open: string) =>
    `${since} since ${moment}, ${lastHour} in the last hour, ${open} open`,
  qr: "QR code of the live view of this sheet",
  live: "Live view of this sheet",
  handedBy: "Handed over by",
  takenBy: "Taken over by",
  time: "Time",
  figuresOf: (moment: string, zone: string) => `Figures of ${moment}. Times in ${zone}.`,
  stopped: (done: string, all: string, of: number) =>
    `Stopped: ${done} of ${counts(all, of)} read. The figures leave the others out.`,
  unchecked: (checked: string, all: string) =>
    `Many counts may have finished in this time: ${checked} of ${all} read. The figures leave the others out.`,
  failed: (ids: string) => `Could not be read and is left out: ${ids}.`,
  sharedPlaces: (count: string, of: number) =>
    `${count} ${plural(of, "place is", "places are")} listed in more than one of these counts: agree who counts ${plural(of, "it", "them")}.`,
  unreadable: (count: string, of: number) =>
    `${lines(count, of)} could not be read and ${plural(of, "is", "are")} left out.`,
  incomplete: "Not all older counts could be searched.",
  old: (duration: string) => `These figures are ${duration} old.`,
};
