import { type Definitions, finished, lines, share } from "./definitions-common.ts";

const units = "units of the products";
const atCost = "amount at the lines' cost price";

/** Figures added up from the product lines. */
export const ofLines = {
  "lines-total": {
    name: "Lines",
    meaning: "The lines of this count that could be read.",
    unit: lines,
  },
  "lines-counted": {
    name: "Lines counted, from the lines",
    meaning: "Lines that are counted.",
    unit: lines,
  },
  "lines-left": {
    name: "Lines left, from the lines",
    meaning: "Lines that are not counted yet, including those in progress.",
    unit: lines,
  },
  "lines-discrepancies": {
    name: "Lines with a discrepancy",
    meaning: "Lines that differ from the expected stock.",
    unit: lines,
  },
  "lines-incidents": {
    name: "Lines with an incident",
    meaning: "Lines at which something was reported.",
    unit: lines,
  },
  accuracy: {
    name: "Accuracy",
    meaning: "The part of the counted lines that match the expected stock.",
    note: "Counted lines without any difference ÷ counted lines whose difference is known.",
    unit: share,
    noAnswer: "No counted line has a known difference.",
  },
  "net-value": {
    name: "Net variance",
    meaning: "What is over less what is short, at cost.",
    note: "The sum of difference × cost price. Over and short offset each other, so read it beside the absolute variance.",
    unit: atCost,
  },
  "absolute-value": {
    name: "Absolute variance",
    meaning: "Everything that differs, in either direction, at cost.",
    note: "The sum of difference × cost price, without signs.",
    unit: atCost,
  },
  "gain-value": {
    name: "Over at cost",
    meaning: "What was found beyond the expected stock, at cost.",
    unit: atCost,
  },
  "loss-value": {
    name: "Short at cost",
    meaning: "What is missing from the expected stock, at cost; shown as a positive amount.",
    unit: atCost,
  },
  "net-units": {
    name: "Net variance in units",
    meaning: "What is over less what is short, in units.",
    unit: units,
  },
  "absolute-units": {
    name: "Absolute variance in units",
    meaning: "Everything that differs, in either direction, in units.",
    unit: units,
  },
  "gain-units": {
    name: "Over in units",
    meaning: "What was found beyond the expected stock, in units.",
    unit: units,
  },
  "loss-units": {
    name: "Short in units",
    meaning: "What is missing from the expected stock, in units.",
    unit: units,
  },
  undocumented: {
    name: "Undocumented",
    meaning: "Discrepancies that have no reason yet.",
    unit: lines,
  },
  "documentation-coverage": {
    name: "Documented discrepancies",
    meaning: "The part of the discrepancies that has a reason.",
    note: "Lines with a documented discrepancy ÷ lines with a discrepancy.",
    unit: share,
    noAnswer: "There are no discrepancies.",
  },
  recounted: {
    name: "Lines with a previous count",
    meaning: "Lines that have an earlier count.",
    note: "The stock system does not say which earlier count it keeps.",
    unit: lines,
  },
  "rate-hour": {
    name: "Rate of the last hour",
    meaning:
      "Lines finished in 60 working minutes until the last quarter hour, as the forecast uses them.",
    unit: "lines per hour",
    noAnswer: finished,
  },
  "rate-start": {
    name: "Rate since the start",
    meaning: "Lines counted an hour, on average since the first one was started.",
    note: "Lines counted ÷ working hours since the first line was started; for a finished count, until its last line was finished.",
    unit: "lines per hour",
    noAnswer:
      "No line has been started, no working time has passed since, or the figures are too old.",
  },
  "forecast-early": {
    name: "Forecast, early",
    meaning: "When the lines left will be done at the higher of the two rates, in working time.",
    unit: "moment",
    noAnswer: `No line is finished, or none is left. ${finished}`,
  },
  "forecast-late": {
    name: "Forecast, late",
    meaning: "When the lines left will be done at the lower of the two rates, in working time.",
    unit: "moment",
    noAnswer: `No line is finished, or none is left. ${finished}`,
  },
} satisfies Definitions;
