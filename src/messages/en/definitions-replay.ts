import { type Definitions, lines } from "./definitions-common.ts";

const amount = "amount at the lines' cost price";

/** Figures of a counting's replay and of what changed. */
export const ofReplay = {
  "replayed-at": {
    name: "Moment shown",
    meaning: "The moment that the whole page shows; later changes are left out.",
    unit: "moment",
  },
  "changed-counted": {
    name: "Lines counted between two moments",
    meaning: "Lines that were finished after the first moment, and not after the second one.",
    unit: lines,
  },
  "changed-discrepancies": {
    name: "New discrepancies",
    meaning: "Of the lines that were finished between the two moments, those with a discrepancy.",
    unit: lines,
  },
  "changed-net-value": {
    name: "Net value of new discrepancies",
    meaning: "The sum of difference × cost price over the new discrepancies.",
    unit: amount,
    noAnswer: "Costs are hidden.",
  },
  "changed-absolute-value": {
    name: "Absolute value of new discrepancies",
    meaning: "The sum of difference × cost price over the new discrepancies, without their signs.",
    unit: amount,
    noAnswer: "Costs are hidden.",
  },
  "changed-incidents": {
    name: "Incidents reported between two moments",
    meaning: "Lines whose incident was reported after the first moment, and not after the second.",
    unit: lines,
  },
  "changed-documented": {
    name: "Documentation written between two moments",
    meaning:
      "Lines whose documentation was written after the first moment, and not after the second.",
    unit: lines,
  },
} satisfies Definitions;
