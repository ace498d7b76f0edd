import { type Definitions, finished, lines, share } from "./definitions-common.ts";

const nothingCounted = "No line is counted.";

/** Figures that the list and the counting itself have, without its lines. */
export const ofHeader = {
  progress: {
    name: "Progress",
    meaning:
      "Lines counted ÷ lines to count. Rounded down to one decimal, so that 100% means that nothing is left.",
    unit: share,
    noAnswer: "There are no lines to count.",
  },
  total: {
    name: "Lines to count",
    meaning: "How many product lines the counting covers, as its header says.",
    unit: lines,
  },
  counted: {
    name: "Lines counted",
    meaning: "How many lines have been counted, as the header says.",
    unit: lines,
  },
  left: {
    name: "Lines left",
    meaning: "How many lines are not counted yet, as the header says.",
    unit: lines,
  },
  discrepancies: {
    name: "Discrepancies",
    meaning:
      "Stock discrepancies found, as the header says. The API does not say that these are lines.",
    unit: "discrepancies",
  },
  incidents: {
    name: "Incidents",
    meaning: "Incidents reported, as the header says.",
    unit: "incidents",
  },
  pace: {
    name: "Pace",
    meaning:
      "Where the counting would be now at an even pace: working time since the start ÷ working time from start to deadline, from 0 to 100%. Without work hours in the settings, all time is working time.",
    unit: share,
    noAnswer: `${finished} Or there is no working time between the start and the deadline.`,
  },
  "ahead-hours": {
    name: "Ahead or behind",
    meaning:
      "(Progress − pace) × the working hours from start to deadline; positive is ahead. Within 5 minutes, or 1% of those hours, it is on pace.",
    unit: "working hours",
    noAnswer: `${finished} Or there is no progress or no pace.`,
  },
  overdue: {
    name: "Overdue",
    meaning: "The counting is active, its deadline has passed by the clock and lines are left.",
    unit: "yes or no",
    noAnswer: "The figures are too old to tell.",
  },
  "discrepancies-per-100": {
    name: "Discrepancies per 100",
    meaning:
      "Discrepancies × 100 ÷ lines counted, as the header says. Of an active counting, those so far.",
    unit: "per 100 lines counted",
    noAnswer: nothingCounted,
  },
  "incidents-per-1000": {
    name: "Incidents per 1,000",
    meaning:
      "Incidents × 1,000 ÷ lines counted, as the header says. Of an active counting, those so far.",
    unit: "per 1,000 lines counted",
    noAnswer: nothingCounted,
  },
  "final-share": {
    name: "Completion",
    meaning: "Lines counted ÷ lines to count of a finished counting.",
    unit: share,
    noAnswer: "The counting is active, or has no lines to count.",
  },
  "window-hours": {
    name: "Planned hours",
    meaning: "Hours from the start to the deadline by the clock, whatever the work hours.",
    unit: "hours",
    noAnswer: "The deadline is not after the start.",
  },
} satisfies Definitions;
