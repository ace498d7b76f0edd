/** What a figure means. */
export interface Definition {
  readonly name: string;
  readonly meaning: string;
  readonly unit: string;
  /** When a dash stands in its place; left out when it always has an answer. */
  readonly noAnswer?: string;
  /** The API's fields that it is made of. */
  readonly fields: readonly string[];
}

type Definitions = Readonly<Record<string, Definition>>;

const lines = "lines";
const share = "share, shown in percent";
const units = "units of the products";
const atCost = "amount at the lines' cost price";
const finished = "The counting is finished, or its figures are too old.";

/** Figures that the list and the counting itself have, without its lines. */
const ofHeader = {
  progress: {
    name: "Progress",
    meaning:
      "Lines counted ÷ lines to count. Rounded down to one decimal, so that 100% means that nothing is left.",
    unit: share,
    noAnswer: "There are no lines to count.",
    fields: ["totalProductsCounted", "totalProducts"],
  },
  total: {
    name: "Lines to count",
    meaning: "How many product lines the counting covers, as its header says.",
    unit: lines,
    fields: ["totalProducts"],
  },
  counted: {
    name: "Lines counted",
    meaning: "How many lines have been counted, as the header says.",
    unit: lines,
    fields: ["totalProductsCounted"],
  },
  left: {
    name: "Lines left",
    meaning: "How many lines are not counted yet, as the header says.",
    unit: lines,
    fields: ["totalProductsLeft"],
  },
  discrepancies: {
    name: "Discrepancies",
    meaning:
      "Stock discrepancies found, as the header says. The API does not say that these are lines.",
    unit: "discrepancies",
    fields: ["totalDiscrepancies"],
  },
  incidents: {
    name: "Incidents",
    meaning: "Incidents reported, as the header says.",
    unit: "incidents",
    fields: ["totalIncidents"],
  },
  pace: {
    name: "Pace",
    meaning:
      "Where the counting would be now at an even pace: time since the start ÷ time from start to deadline, from 0 to 100%.",
    unit: share,
    noAnswer: `${finished} Or the deadline is not after the start.`,
    fields: ["startedAt", "endsAt"],
  },
  "ahead-hours": {
    name: "Ahead or behind",
    meaning:
      "(Progress − pace) × the hours from start to deadline; positive is ahead. Within 5 minutes, or 1% of those hours, it is on pace.",
    unit: "hours",
    noAnswer: `${finished} Or there is no progress or no pace.`,
    fields: ["totalProductsCounted", "totalProducts", "startedAt", "endsAt"],
  },
  overdue: {
    name: "Overdue",
    meaning: "The counting is active, its deadline has passed and lines are left.",
    unit: "yes or no",
    noAnswer: "The figures are too old to tell.",
    fields: ["active", "endsAt", "totalProductsLeft"],
  },
} satisfies Definitions;

/** Figures added up from the product lines. */
const ofLines = {
  "lines-total": {
    name: "Lines",
    meaning: "Product lines that could be read.",
    unit: lines,
    fields: ["products"],
  },
  "lines-counted": {
    name: "Lines counted, from the lines",
    meaning: "Lines whose counting has ended.",
    unit: lines,
    fields: ["finishedAt"],
  },
  "lines-left": {
    name: "Lines left, from the lines",
    meaning: "Lines whose counting has not ended, those in progress too.",
    unit: lines,
    fields: ["finishedAt"],
  },
  "lines-discrepancies": {
    name: "Lines with a discrepancy",
    meaning: "Lines whose difference is a number other than 0.",
    unit: lines,
    fields: ["difference"],
  },
  "lines-incidents": {
    name: "Lines with an incident",
    meaning: "Lines at which something was reported while they were counted.",
    unit: lines,
    fields: ["incident", "incident.type.name"],
  },
  accuracy: {
    name: "Accuracy",
    meaning: "Counted lines without any difference ÷ counted lines whose difference is known.",
    unit: share,
    noAnswer: "No counted line has a difference that is known.",
    fields: ["finishedAt", "difference"],
  },
  "net-value": {
    name: "Net variance",
    meaning:
      "The sum of difference × cost price. Gains and losses offset each other, so read it beside the absolute variance.",
    unit: atCost,
    fields: ["difference", "costPrice"],
  },
  "absolute-value": {
    name: "Absolute variance",
    meaning: "The same sum without signs: everything that differs, in either direction.",
    unit: atCost,
    fields: ["difference", "costPrice"],
  },
  "gain-value": {
    name: "Gains at cost",
    meaning: "The part of the variance where more was found than expected.",
    unit: atCost,
    fields: ["difference", "costPrice"],
  },
  "loss-value": {
    name: "Losses at cost",
    meaning: "The part of the variance where less was found than expected, as a positive amount.",
    unit: atCost,
    fields: ["difference", "costPrice"],
  },
  "net-units": {
    name: "Net variance in units",
    meaning: "The sum of the differences; gains and losses offset each other.",
    unit: units,
    fields: ["difference"],
  },
  "absolute-units": {
    name: "Absolute variance in units",
    meaning: "The sum of the differences without their signs.",
    unit: units,
    fields: ["difference"],
  },
  "gain-units": {
    name: "Gains in units",
    meaning: "The sum of the differences above 0.",
    unit: units,
    fields: ["difference"],
  },
  "loss-units": {
    name: "Losses in units",
    meaning: "The sum of the differences below 0, as a positive quantity.",
    unit: units,
    fields: ["difference"],
  },
  undocumented: {
    name: "Undocumented",
    meaning: "Lines with a discrepancy for which nobody has given a reason.",
    unit: lines,
    fields: ["difference", "documentation"],
  },
  "documentation-coverage": {
    name: "Documented discrepancies",
    meaning: "Lines with a documented discrepancy ÷ lines with a discrepancy.",
    unit: share,
    noAnswer: "There are no discrepancies.",
    fields: ["difference", "documentation"],
  },
  recounted: {
    name: "Lines with a previous count",
    meaning: 'Lines that carry an earlier count. The API does not say what "previous" means.',
    unit: lines,
    fields: ["prevCountedStock"],
  },
  "rate-hour": {
    name: "Rate of the last hour",
    meaning: "Lines finished in the last 60 minutes.",
    unit: "lines per hour",
    noAnswer: finished,
    fields: ["finishedAt"],
  },
  "rate-start": {
    name: "Rate since the start",
    meaning:
      "Lines counted ÷ hours since the first line was started; for a finished counting, until its last line was finished.",
    unit: "lines per hour",
    noAnswer: "No line has been started, or the figures are too old.",
    fields: ["startedAt", "finishedAt"],
  },
  "forecast-early": {
    name: "Forecast, early",
    meaning: "When the lines left will be done at the higher of the two rates.",
    unit: "moment",
    noAnswer: `No line is finished, or none is left. ${finished}`,
    fields: ["finishedAt", "startedAt", "totalProductsLeft"],
  },
  "forecast-late": {
    name: "Forecast, late",
    meaning: "When the lines left will be done at the lower of the two rates.",
    unit: "moment",
    noAnswer: `No line is finished, or none is left. ${finished}`,
    fields: ["finishedAt", "startedAt", "totalProductsLeft"],
  },
} satisfies Definitions;

/** Figures of the error log of an import. */
const ofLog = {
  lines: {
    name: "Lines of a message",
    meaning: "Lines of the log with the same message, whatever numbers and quoted values it holds.",
    unit: "lines of the log",
    fields: ["error-log"],
  },
} satisfies Definitions;

/** Figures about the figures. */
const ofGateway = {
  "data-age": {
    name: "Age of the figures",
    meaning:
      "Time since the gateway got them from the API, by the gateway's clock; your device's clock plays no part.",
    unit: "seconds",
    fields: [],
  },
} satisfies Definitions;

/**
 * Every figure by the name that it has on the page, in `data-figure`: the one source for the hints at the
 * figures and for the help page.
 */
export const definitions = { header: ofHeader, lines: ofLines, log: ofLog, gateway: ofGateway };

/** The name of a figure on the page. */
export type FigureName =
  | keyof typeof ofHeader
  | keyof typeof ofLines
  | keyof typeof ofLog
  | keyof typeof ofGateway;

/** The definition of one figure, among those of a language. */
export function definitionOf(
  { header, lines, log, gateway }: typeof definitions,
  name: FigureName,
): Definition {
  const all: Record<FigureName, Definition> = { ...header, ...lines, ...log, ...gateway };
  return all[name];
}
