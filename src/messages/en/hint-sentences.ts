import { nouns, plural } from "./plural.ts";

/** Current figures in a sentence, for the hint of a figure. */
export const hintSentences = {
  accuracy: (exact: string, of: string) =>
    `${exact} of ${of} counted ${plural(of, "line matches", "lines match")} the stock that was expected.`,
  /** Counted lines that the accuracy leaves out. */
  unknownDifferences: (sentence: string, count: string, of: number) =>
    `${sentence} ${count} more ${plural(of, "has", "have")} no known difference.`,
  net: (short: string, over: string, net: string) =>
    `${over} over less ${short} short is ${net} at cost.`,
  absolute: (short: string, over: string, sum: string) =>
    `${short} short and ${over} over differ by ${sum} at cost together.`,
  short: (amount: string, lines: string, of: number) =>
    `${lines} ${plural(of, "line has", "lines have")} less than expected: ${amount} at cost.`,
  over: (amount: string, lines: string, of: number) =>
    `${lines} ${plural(of, "line has", "lines have")} more than expected: ${amount} at cost.`,
  undocumented: (count: string, discrepancies: string, of: number) =>
    `${count} of ${discrepancies} ${plural(of, "discrepancy", "discrepancies")} ${plural(of, "has", "have")} no reason yet.`,
  incidents: (count: string, of: number, lines: string, onLines: number) =>
    `${count} ${plural(of, "incident", "incidents")} on ${lines} ${nouns.lines(onLines)}.`,
  rate: (hour: string, average: string) =>
    `${hour} ${nouns.lines(hour)} in 60 working minutes until the last quarter hour; ${average} an hour on average.`,
  rateOverall: (average: string) =>
    `${average} ${nouns.lines(average)} an hour from the first line to the last.`,
  linesCounted: (counted: string, total: string, of: number) =>
    `${counted} of ${total} ${plural(of, "line is", "lines are")} counted.`,
  linesLeft: (left: string, total: string, of: number) =>
    `${left} of ${total} ${plural(of, "line is", "lines are")} not counted yet.`,
  linesDiffer: (count: string, total: string, of: number) =>
    `${count} of ${total} ${plural(of, "line differs", "lines differ")} from the expected stock.`,
  linesRecounted: (count: string, total: string, of: number) =>
    `${count} of ${total} ${plural(of, "line has", "lines have")} an earlier count.`,
  tolerated: (count: string, of: string) =>
    `${count} of ${of} counted ${plural(of, "line is", "lines are")} exact, or within the tolerance of ${plural(of, "its", "their")} class.`,
  netUnits: (short: string, over: string, net: string) =>
    `${over} ${plural(over, "unit", "units")} over less ${short} short is ${net}.`,
  absoluteUnits: (short: string, over: string, sum: string) =>
    `${short} ${plural(short, "unit", "units")} short and ${over} over differ by ${sum} together.`,
  documented: (count: string, discrepancies: string, of: number) =>
    `${count} of ${discrepancies} ${plural(of, "discrepancy", "discrepancies")} ${plural(of, "has", "have")} a reason.`,
  valueCounted: (counted: string, all: string) =>
    `Stock worth ${counted} of ${all} at cost is counted.`,
  valueLeft: (amount: string, lines: string, of: number) =>
    `${lines} ${plural(of, "line is", "lines are")} not counted yet, with expected stock worth ${amount} at cost.`,
  discrepancies: (count: string, of: number, counted: string, lines: number, share: string) =>
    `${count} ${plural(of, "discrepancy", "discrepancies")} in ${counted} counted ${nouns.lines(lines)}: ${share}.`,
  incidentsIn: (count: string, of: number, countings: string, all: number) =>
    `${count} ${plural(of, "incident", "incidents")} in ${countings} ${nouns.counts(all)}.`,
};
