import { type Definitions, lines } from "./definitions-common.ts";

/** Signs that a line's figures may not mean what they seem to: what each can tell, and what not. */
export const ofChecks = {
  "stock-moved": {
    name: "Stock moved",
    meaning: "The location now holds neither the expected nor the counted quantity.",
    note: "Counted lines whose location has a stock now that is neither the expected nor the counted one. In a finished count only where the product was last changed before the last line was finished. Example: 10 expected, 7 counted, 8 there now. It cannot tell whether the stock moved before or after the line was counted, and does not see a movement that ends at the counted quantity.",
    unit: lines,
  },
  "changed-after-count": {
    name: "Changed after the count",
    meaning: "The product was changed after its line was finished.",
    note: "Counted lines whose product was changed after they were finished and, in a finished count, before its last line was. Example: finished at 10:05, product changed at 10:40. It cannot tell what was changed, and knows only the last change.",
    unit: lines,
  },
  "listed-twice": {
    name: "Listed twice",
    meaning: "Another line of the count has the same product, location and lot.",
    note: "Lines with the same product, location and lot as another line of the count. Example: two lines for one bolt in A-01-1 without a lot are 2 lines. It cannot tell whether the second one is meant as a recount. The handover compares active counts of a warehouse with each other.",
    unit: lines,
  },
  "negative-stock": {
    name: "Negative stock",
    meaning: "The expected, counted or current stock at the location is below 0.",
    note: "Lines whose expected stock, counted stock or current stock at the location is below 0. Example: −4 expected. It cannot tell which booking is missing.",
    unit: lines,
  },
  "fractional-count": {
    name: "Part quantity",
    meaning: "Part of a piece was counted of a product kept in whole pieces.",
    note: "Lines with a part quantity although the packaging unit and all stocks of the line are whole numbers. Example: 30 in stock, 12.5 counted. It cannot tell whether the product is measured, for example in metres.",
    unit: lines,
  },
  "finish-before-start": {
    name: "Finished before started",
    meaning: "The line was finished before it was started.",
    note: "Lines whose finish is earlier than their start. Example: started at 10:05, finished at 10:04. It cannot tell which of the two times is wrong; durations leave such lines out.",
    unit: lines,
  },
} satisfies Definitions;
