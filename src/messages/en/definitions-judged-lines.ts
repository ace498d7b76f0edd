import { type Definitions, lines, share } from "./definitions-common.ts";

const expected =
  "The expected stock is what was counted minus the difference; before that, the stock of the line's place.";

/** Figures of the product lines that judge them or compare them with each other. */
export const ofJudgedLines = {
  "accuracy-tolerance": {
    name: "Accuracy within tolerance",
    meaning:
      "The part of the counted lines that are exact, or within the tolerance of their class.",
    note: "Counted lines whose difference, without its sign, is within the tolerance of their class ÷ counted lines whose difference is known. Where nothing is expected, only no difference passes.",
    unit: share,
    noAnswer: "No counted line has a known difference.",
  },
  misplaced: {
    name: "Probably in the wrong place",
    meaning: "The product is short on this line and over on another, or the other way round.",
    note: "Lines with a discrepancy whose product has one of the opposite sign on another line of the count.",
    unit: lines,
  },
  "pack-hints": {
    name: "Box or piece?",
    meaning: "The difference is a whole number of packs.",
    note: "Lines with a discrepancy that is a whole multiple of the product's packaging unit, where that is more than 1.",
    unit: lines,
  },
  "stalled-lines": {
    name: "Started long ago and not finished",
    meaning: "Lines that were started and have taken unusually long since.",
    note: "Lines in progress for longer than 30 minutes and longer than 5 times the median time that the count's counted lines took.",
    unit: lines,
    noAnswer: "The figures are too old.",
  },
  "value-counted": {
    name: "Value counted",
    meaning: "The part of the stock value that is counted.",
    note: `The value of the counted lines ÷ that of all lines. A line's value is its expected stock, without its sign, × cost price. ${expected}`,
    unit: share,
    noAnswer: "No line has a value.",
  },
  "value-at-risk": {
    name: "Stock value not counted yet",
    meaning: "What the lines that are not counted yet should hold, at cost.",
    note: `The value of the lines that are not counted: expected stock, without its sign, × cost price. ${expected}`,
    unit: "amount at the lines' cost price",
  },
} satisfies Definitions;
