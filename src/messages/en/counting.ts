import { plural } from "./plural.ts";

/** Words of one counting's page. */
export const counting = {
  announceReady: (warehouse: string) => `Counting of ${warehouse} loaded`,
  breadcrumb: "Breadcrumb",
  started: "Started",
  deadline: "Deadline",
  lastFinish: "Last line finished",
  ended: "Ended",
  countingId: "Counting id",
  participants: (count: string) => `Participants, ${count}`,
  recountRound: "Recount round",
  in: (duration: string) => `in ${duration}`,
  ago: (duration: string) => `${duration} ago`,
  progress: "Progress",
  counted: "counted",
  withDiscrepancy: "with a discrepancy",
  inProgress: "in progress",
  left: "left",
  start: (time: string) => `${time} start`,
  deadlineAt: (time: string) => `${time} deadline`,
  pace: "Pace",
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
    lastWorkHour: "last work hour;",
    overall: "overall",
    ofTotal: (counted: string) => `${counted} of`,
    inProgress: (count: string) => `${count} in progress`,
    withoutDifference: (count: string) => `${count} without difference`,
    atCost: "difference × cost",
    shortAndOver: (short: string, over: string) => `${short} short, ${over} over`,
    ofDiscrepancies: (count: string, discrepancies: number) =>
      `of ${count} ${plural(discrepancies, "discrepancy", "discrepancies")}`,
    onLines: (count: string, lines: number) => `on ${count} ${plural(lines, "line", "lines")}`,
  },
  tabs: {
    label: "Parts of the counting",
    overview: "Overview",
    lines: "Lines",
    discrepancies: "Discrepancies",
    incidents: "Incidents",
    recounts: "Recounts",
    people: "People",
  },
  lineFigures: {
    title: "Counts of the lines",
    scope: "added up from the product lines",
    "lines-total": "Lines",
    "lines-counted": "Counted",
    "lines-left": "Left",
    "lines-discrepancies": "Discrepancies",
    recounted: "Lines with a previous count",
  },
  notices: {
    unreadable: (count: string, of: string, lines: number) =>
      `${count} of ${of} ${plural(lines, "line", "lines")} could not be read.`,
    unreadableConsequence: "Every figure taken from the lines leaves them out.",
    headerCountsThem:
      "The header counts them: the bar uses it; charts and the table use the lines.",
    unreadableLine: (position: string, field: string) => `Line ${position}: ${field}`,
    disagree: (figure: string, header: string, lines: string) =>
      `Header says ${header} ${figure}, the lines say ${lines}.`,
    disagreeConsequence: "The bar uses the header; charts and the table use the lines.",
    figure: { total: "in total", counted: "counted", left: "left", incidents: "incidents" },
    doesNotAddUp: (counted: string, left: string, total: string) =>
      `The header does not add up: ${counted} counted and ${left} left are not ${total}.`,
    finishedWithoutCount: (count: string, lines: number) =>
      `${count} ${plural(lines, "line", "lines")} finished without a count`,
    differenceBeforeCount: (count: string, lines: number) =>
      `${count} ${plural(lines, "line", "lines")} with a difference but not counted`,
    oddFinish: (count: string, lines: number) =>
      `${count} ${plural(lines, "line", "lines")} finished before the start or in the future`,
    repeated: (count: string, lines: number) =>
      `${count} ${plural(lines, "line", "lines")} with an index or id that another line has too`,
    ofAnotherCounting: (count: string, lines: number) =>
      `${count} ${plural(lines, "line", "lines")} that name another counting`,
    incomplete: (read: string, total: string, lines: number) =>
      `Only ${read} of ${total} ${plural(lines, "line", "lines")} came.`,
    incompleteConsequence:
      "Figures of the lines, charts and the table cover these alone; the header's figures and the bar are of all.",
    loadAllLines: "Load all lines",
    noWindow: "The deadline is not after the start, so there is no pace.",
    oddities: "Some lines are odd; their figures stand as sent:",
    which: "Which?",
  },
  noOverview:
    "The overview could not be loaded. The lines can be read; reload the page to try again.",
  readingLines: "Lines read",
  stopReading: "Stop",
  loadingLines: (read: string, total: string) => `${read} of ${total} lines read`,
};
