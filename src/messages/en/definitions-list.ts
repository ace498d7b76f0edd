import { type Definitions, finished, lines, share } from "./definitions-common.ts";

/** Figures that the list of countings has besides those of a header. */
export const ofList = {
  elapsed: {
    name: "Elapsed",
    meaning: "Time by the clock since the count started.",
    unit: "hours",
    noAnswer: `It has not started. ${finished}`,
  },
  forecast: {
    name: "Forecast",
    meaning: "When the lines left will be done, as every page shows it.",
    note: "From the rate of the last working hour and the average since the first line, as of the last quarter hour; the middle where they differ. While only the summary is known, from the average since the start.",
    unit: "moment",
    noAnswer: `Nothing is counted, or nothing is left. ${finished}`,
  },
  "discrepancy-rate": {
    name: "Discrepancies per counted line",
    meaning: "Discrepancies for each counted line.",
    unit: share,
    noAnswer: "Nothing is counted.",
  },
  "active-countings": {
    name: "Active counts",
    meaning: "Running counts, among those that were checked.",
    unit: "counts",
  },
  "active-participants": {
    name: "Participants of active counts",
    meaning: "People who take part in an active count, each once.",
    unit: "people",
  },
  "active-left": {
    name: "Lines left in active counts",
    meaning: "The lines left of all active counts together.",
    unit: lines,
  },
  "active-total": {
    name: "Lines of active counts",
    meaning: "The lines to count of all active counts together.",
    unit: lines,
  },
  "active-behind": {
    name: "Active counts behind their plan",
    meaning: "Active counts whose progress is behind the plan, overdue ones included.",
    unit: "counts",
    noAnswer: "The figures are too old to tell.",
  },
  "active-late": {
    name: "Counts that will be late",
    meaning: "Active counts that will be done after their deadline at both rates.",
    unit: "counts",
    noAnswer: "The figures are too old to tell.",
  },
  "active-overdue": {
    name: "Overdue counts",
    meaning: "Active counts past their deadline with lines left.",
    unit: "counts",
    noAnswer: "The figures are too old to tell.",
  },
  "active-discrepancies": {
    name: "Discrepancies of active counts",
    meaning: "The discrepancies of all active counts together.",
    unit: "discrepancies",
  },
  "active-counted": {
    name: "Lines counted in active counts",
    meaning: "The lines counted of all active counts together.",
    unit: lines,
  },
  "active-incidents": {
    name: "Incidents of active counts",
    meaning: "The incidents of all active counts together.",
    unit: "incidents",
  },
} satisfies Definitions;
