import type { Definitions } from "./definitions-common.ts";

/** Figures that the finished countings of a warehouse in a period have together. */
export const ofTrends = {
  "trend-median": {
    name: "Median of a warehouse",
    meaning: "The middle one of the figures of its finished countings in the period.",
    note: "Half of them are lower, half higher, however large each counting was.",
    unit: "that of the figure",
    noAnswer: "No finished counting has the figure.",
  },
  "trend-overall": {
    name: "A warehouse overall",
    meaning: "Its finished countings in the period taken together as one.",
    note: "The sum of their discrepancies, incidents or lines counted ÷ the sum of the lines, so that a large counting weighs more. It is not the mean of their figures.",
    unit: "that of the figure",
    noAnswer: "No finished counting has the figure. Lines and planned hours have no such figure.",
  },
} satisfies Definitions;
