/** Messages of what changed in a counting. */
export const messages = {
  title: "What changed",
  since: (from: string) => `since ${from}`,
  between: (from: string, to: string) => `from ${from} to ${to}`,
  look: (moment: string) => `Last look, ${moment}`,
  yesterday: "Yesterday this time",
  later: "That is later than the moment shown.",
  counted: "Lines counted",
  discrepancies: "New discrepancies",
  incidents: "Incidents reported",
  documented: "Documentation written",
  net: "net",
  absolute: "absolute",
  undocumented: (count: string) => `${count} undocumented`,
  showLines: (what: string) => `Show the lines: ${what}`,
  handover: "Shift handover",
  limits: "Limits",
  note: "Based on the times of lines, incidents and documentation. A line that was counted again appears at its last finish; what was removed or replaced is unknown.",
  undated: (count: string, lines: number) =>
    `${count} unfinished ${lines === 1 ? "line has" : "lines have"} a difference; since when is unknown.`,
};
