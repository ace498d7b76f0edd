import { nouns, plural } from "#messages/en/plural.ts";

/** Messages of the page that compares countings over time. */
export const messages = {
  title: "Trends",
  metric: "Figure",
  metrics: {
    discrepancies: "Discrepancies",
    incidents: "Incidents",
    share: "Completion",
  },
  /** What the panels show, in full. */
  shown: {
    discrepancies: "Discrepancies per 100 lines counted",
    incidents: "Incidents per 1,000 lines counted",
    share: "Lines counted at the end, of the lines to count",
  },
  /** A figure with its unit. */
  value: {
    discrepancies: (value: string) => `${value} per 100`,
    incidents: (value: string) => `${value} per 1,000`,
    share: (value: string) => value,
  },
  scale: "Each point is a count, at its start; all panels share one scale.",
  hollow: "Hollow: still running. Larger: more lines.",
  usual: "Dashed: the usual figure. Vertical line: start of this month.",
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
  change: {
    basis: (count: string, of: number): string =>
      of === 0 ? "none finished this month" : `${count} finished this month`,
    more: (amount: string) => `${amount} more than usual`,
    less: (amount: string) => `${amount} less than usual`,
    verdicts: { "as-usual": "As usual", "too-few": "Too few to compare" },
    worse: (warehouses: string) => `Worse than usual this month: ${warehouses}`,
    better: (warehouses: string) => `Better: ${warehouses}`,
    onlyBetter: (warehouses: string) => `Better than usual this month: ${warehouses}`,
    none: "This month is as usual wherever enough was counted",
    few: "Too few finished counts this month to compare",
    and: (count: string) => `${count} more`,
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
  loaded: (loaded: string, total: string) => `${loaded} of ${total} loaded`,
  progress: "Counts loaded",
  cancel: "Cancel",
  loadRest: "Load the rest",
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
    incidentsPer: "Incidents per 1,000",
    share: "Completion",
    window: "Planned h",
    order: "newest first",
  },
  stopped: (loaded: string, total: string) =>
    `Stopped after ${loaded} of ${total} ${nouns.counts(total)}.`,
  failed: (loaded: string, total: string) =>
    `Only ${loaded} of ${total} ${nouns.counts(total)} could be loaded.`,
  partial: "Medians and panels cover only these.",
  none: {
    title: "No counts in this period",
    text: "None started in the last 90 days; there may be older ones.",
  },
  noMatch: {
    title: "No counts match",
    text: "No count of this warehouse started in this period.",
  },
  announceLoaded: (countings: string, warehouses: string) =>
    `${countings} ${nouns.counts(countings)} of ${warehouses} ${plural(warehouses, "warehouse", "warehouses")} loaded`,
  announceStale: "The figures are old",
  file: (from: string, to: string, partial: boolean) =>
    `countboard-trends-${from}-to-${to}${partial ? "-partial" : ""}`,
};
