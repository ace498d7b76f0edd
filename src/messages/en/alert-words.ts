/** What rules of alerts are about, as the page and the messages to targets name it. */
export const alertWords = {
  verdicts: {
    late: "Will be late",
    overdue: "Overdue",
    stalled: "Stalled",
    "all-counted": "All counted, not closed",
    ended: "Ended",
  },
  figures: {
    behind: "Behind the plan",
    progress: "Progress",
    left: "Lines left",
    discrepancies: "Discrepancies",
    "discrepancy-rate": "Discrepancy rate",
    incidents: "Incidents",
    accuracy: "Accuracy",
    undocumented: "Differences without a reason",
    "undocumented-value": "Value without a reason",
    "absolute-value": "Absolute variance at cost",
  },
  apiDown: "The stock system does not answer",
};
