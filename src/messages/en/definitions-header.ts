import { type Definitions, finished, lines, share } from "./definitions-common.ts";

const nothingCounted = "No line is counted.";

/** Figures that the list and the counting itself have, without its lines. */
export const ofHeader = {
  progress: {
    name: "Progress",
    meaning: "The part of the lines that is counted.",
    note: "Lines counted ÷ lines to count. Rounded down to one decimal, so 100% means that nothing is left.",
    unit: share,
    noAnswer: "There are no lines to count.",
  },
  total: {
    name: "Lines to count",
    meaning: "How many lines there are to count.",
    unit: lines,
  },
  counted: {
    name: "Lines counted",
    meaning: "How many lines are counted.",
    unit: lines,
  },
  left: {
    name: "Lines left",
    meaning: "How many lines are not counted yet.",
    unit: lines,
  },
  discrepancies: {
    name: "Discrepancies",
    meaning: "How many differences from the expected stock were found.",
    note: "The stock system does not say that each is one line.",
    unit: "discrepancies",
  },
  incidents: {
    name: "Incidents",
    meaning: "How many incidents were reported.",
    unit: "incidents",
  },
  pace: {
    name: "Plan",
    meaning: "Where the count should be now, planned at an even rate.",
    note: "Working time since the start ÷ working time from start to deadline, from 0 to 100%. Without working hours, all time is working time.",
    unit: share,
    noAnswer: `${finished} Or there is no working time between the start and the deadline.`,
  },
  "ahead-hours": {
    name: "Ahead or behind",
    meaning: "How far the count is ahead of the plan or behind it, in working time.",
    note: "(Progress − plan) × the working hours from start to deadline; positive is ahead. Within 5 minutes, or 1% of those hours, it is on plan.",
    unit: "working hours",
    noAnswer: `${finished} Or there is no progress or no plan.`,
  },
  overdue: {
    name: "Overdue",
    meaning: "The deadline has passed and lines are left.",
    note: "Only an active count is overdue; the deadline passes by the clock, whatever the working hours.",
    unit: "yes or no",
    noAnswer: "The figures are too old to tell.",
  },
  "discrepancies-per-100": {
    name: "Discrepancies per 100",
    meaning: "Discrepancies in 100 counted lines.",
    note: "Of an active count, those so far.",
    unit: "per 100 lines counted",
    noAnswer: nothingCounted,
  },
  "incidents-per-100": {
    name: "Incidents per 100",
    meaning: "Incidents in 100 counted lines.",
    note: "Of an active count, those so far.",
    unit: "per 100 lines counted",
    noAnswer: nothingCounted,
  },
  "final-share": {
    name: "Completion",
    meaning: "The part of the lines that was counted by the end.",
    unit: share,
    noAnswer: "The count is active, or has no lines to count.",
  },
  "window-hours": {
    name: "Planned hours",
    meaning: "Hours from the start to the deadline by the clock, whatever the working hours.",
    unit: "hours",
    noAnswer: "The deadline is not after the start.",
  },
} satisfies Definitions;
