import { plural } from "./plural.ts";

/** Figures of now in a sentence, for the hint of a figure. */
export const figuresNow = {
  accuracy: (exact: string, of: string) =>
    `${exact} of ${of} counted lines match the stock that was expected.`,
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
    `${count} ${plural(of, "incident", "incidents")} on ${lines} ${plural(onLines, "line", "lines")}.`,
  rate: (hour: string, average: string) =>
    `${hour} lines in the last 60 working minutes; ${average} an hour on average.`,
  rateOverall: (average: string) => `${average} lines an hour from the first line to the last.`,
};
