import type { Definitions } from "./definitions-common.ts";

/** The figure that the finished countings of a warehouse have together. */
export const ofTrends = {
  "trend-month": {
    name: "A warehouse this month",
    meaning: "The median of its counts finished this month.",
    note: "Half of them are lower, half higher, whatever their size. “Usual” is the median of the earlier ones in the period.",
    unit: "the figure’s own",
    noAnswer: "No count was finished this month.",
  },
} satisfies Definitions;
