import { nouns, plural } from "#messages/en/plural.ts";

/** Messages of the part that shows each count of the history. */
export const messages = {
  title: "Count by count",
  metric: "Figure",
  metrics: {
    discrepancies: "Discrepancies",
    incidents: "Incidents",
    share: "Completion",
  },
  /** What the panels show, in full. */
  shown: {
    discrepancies: "Discrepancies per 100 lines counted",
    incidents: "Incidents per 100 lines counted",
    share: "Lines counted at the end, of the lines to count",
  },
  /** A figure with its unit. */
  value: {
    discrepancies: (value: string) => `${value} per 100`,
    incidents: (value: string) => `${value} per 100`,
    share: (value: string) => value,
  },
  scale: "Each point is a count, at its start; all panels share one scale.",
  hollow: "Hollow: still running. Larger: more lines.",
  usual: "Dashed: what is usual, as in the table above. Vertical line: start of the month.",
  /** A limit for discrepancies per 100 lines counted, and the average beside it. */
  target: {
    line: "The solid line is the target, which follows from the one for accuracy.",
    met: (limit: string, accuracy: string) =>
      `average meets the target of at most ${limit} (accuracy of ${accuracy})`,
    missed: (apart: string, limit: string, accuracy: string) =>
      `average is ${apart} above the target of ${limit} (accuracy of ${accuracy})`,
    early: (limit: string, accuracy: string) =>
      `target of at most ${limit} (accuracy of ${accuracy}): too early to say`,
  },
  panels: "By warehouse",
  compared: "Back to the compared months",
  all: "All warehouses",
  noMatch: {
    title: "No counts match",
    text: "None started in this period.",
  },
  noFigure: "No data yet.",
  noChart: "The chart could not be loaded; the table has its figures.",
  chart: (warehouse: string, figure: string, points: string) =>
    `${warehouse}: ${figure}, ${points} ${plural(points, "point", "points")}; arrow keys go from point to point`,
  point: (started: string, value: string, lines: string) => `${started}: ${value}; ${lines}`,
  linesBehind: {
    discrepancies: (part: string, counted: string) =>
      `${part} in ${counted} ${nouns.lines(counted)} counted`,
    incidents: (part: string, counted: string) =>
      `${part} in ${counted} ${nouns.lines(counted)} counted`,
    share: (part: string, total: string) => `${part} of ${total} ${nouns.lines(total)}`,
  },
  stillRunning: "Still running",
  scope: (countings: string, count: number, warehouses: string, places: number) =>
    `${countings} ${nouns.counts(count)} in ${warehouses} ${plural(places, "warehouse", "warehouses")}`,
  table: {
    show: "Show as table",
    name: "Counts of the period",
    warehouse: "Warehouse",
    started: "Started",
    size: "Lines",
    counted: "Counted",
    discrepancies: "Discrepancies",
    discrepanciesPer: "Discrep. per 100",
    incidents: "Incidents",
    incidentsPer: "Incidents per 100",
    share: "Completion",
    window: "Planned h",
    order: "newest first",
  },
  file: (from: string, to: string, partial: boolean) =>
    `countboard-counts-${from}-to-${to}${partial ? "-partial" : ""}`,
};
