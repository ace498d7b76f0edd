import { nouns, plural } from "./plural.ts";

const { lines } = nouns;

/** What does not fit together in a counting's data. */
export const dataChecks = {
  title: "Data checks",
  disagree: (figure: string, header: string, lines: string) =>
    `The totals do not match: ${header} ${figure} in the summary, ${lines} in the lines`,
  disagreeConsequence: "The bar shows the summary; charts and table the lines.",
  figure: { total: "in total", counted: "counted", left: "left", incidents: "incidents" },
  doesNotAddUp: (counted: string, left: string, total: string) =>
    `The totals do not add up: ${counted} counted and ${left} left do not make ${total}.`,
  noWindow: "The deadline is not after the start, so there is no plan.",
  asSent: "shown as received",
  lines: {
    finishedWithoutCount: (count: string, of: number) =>
      `${count} ${lines(of)} ${plural(of, "was", "were")} closed without a number`,
    differenceBeforeCount: (count: string, of: number) =>
      `${count} ${lines(of)} with a difference but not counted`,
    futureFinish: (count: string, of: number) => `${count} ${lines(of)} finished in the future`,
    repeated: (count: string, of: number) =>
      `${count} ${lines(of)} with the position or id of another line`,
    ofAnotherCounting: (count: string, of: number) =>
      `${count} ${plural(of, "line that names", "lines that name")} another count`,
  },
  group: "Data checks",
  notes: {
    "stock-moved": "the location's stock is now neither the expected nor the counted one",
    "changed-after-count": "the product was changed after its line was finished",
    "listed-twice": "another line has the same product, location and lot",
    "negative-stock": "below 0: expected, counted or there now",
    "fractional-count": "part of a piece, of a product in whole pieces",
    "finish-before-start": "its two times contradict each other",
  },
};
