import type { Definitions } from "./definitions-common.ts";

/** The figure that the finished countings of a warehouse have together. */
export const ofTrends = {
  "trend-month": {
    name: "A warehouse this month",
    meaning: "The middle one of the figures of its counts finished this month.",
    note: "Half of them are lower, half higher, however large each count was. What is usual is the same of the earlier ones in the period.",
    unit: "that of the figure",
    noAnswer: "No count was finished this month.",
  },
} satisfies Definitions;
