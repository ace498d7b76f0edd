import type { Counting } from "#contract/counting.ts";
import type { Line } from "#contract/line.ts";
import { exactSum } from "./decimals.ts";

/** Machine values by figure name. */
export type Figures = Record<string, string>;

const hour = 3_600_000;
const plain = (value: number | null) => (value === null ? "" : String(value));

/** The header's figures that do not move with the clock, from the raw header. */
export function headerFiguresOf(counting: Counting): Figures {
  const { totalProducts: total, totalProductsCounted: counted } = counting;
  return {
    total: plain(total),
    counted: plain(counted),
    left: plain(counting.totalProductsLeft),
    discrepancies: plain(counting.totalDiscrepancies),
    incidents: plain(counting.totalIncidents),
    progress: plain(total === 0 ? null : counted / total),
  };
}

/** Where an even pace would have an active counting be at a moment, and how far ahead of it is. */
export function paceOf(counting: Counting, now: number): { pace: number; aheadHours: number } {
  const [start, end] = [Date.parse(counting.startedAt), Date.parse(counting.endsAt)];
  const pace = Math.min(1, Math.max(0, (now - start) / (end - start)));
  const progress = counting.totalProductsCounted / counting.totalProducts;
  return { pace, aheadHours: ((progress - pace) * (end - start)) / hour };
}

const isCounted = (line: Line) => line.finishedAt !== null;

/** A line that was finished without a count has no difference to speak of. */
const differenceOf = (line: Line) =>
  isCounted(line) && line.countedStock === null ? null : line.difference;

/** The figures that a group of lines has. */
export function groupFiguresOf(lines: readonly Line[]): Figures {
  const counted = lines.filter(isCounted);
  const known = counted.filter((line) => differenceOf(line) !== null);
  const exact = known.filter((line) => differenceOf(line) === 0);
  const differing = lines.filter((line) => (differenceOf(line) ?? 0) !== 0);
  const values = (of: (difference: number) => number) =>
    exactSum(differing.map((line) => [of(differenceOf(line) ?? 0), line.costPrice]));
  return {
    "lines-total": plain(lines.length),
    "lines-counted": plain(counted.length),
    "lines-left": plain(lines.length - counted.length),
    "lines-discrepancies": plain(differing.length),
    accuracy: plain(known.length === 0 ? null : exact.length / known.length),
    "net-value": values((difference) => difference),
    "absolute-value": values(Math.abs),
  };
}

/** The figures of all lines that do not move with the clock. */
export function lineFiguresOf(lines: readonly Line[]): Figures {
  const differing = lines.filter((line) => (differenceOf(line) ?? 0) !== 0);
  const documented = differing.filter((line) => line.documentation !== null);
  const gains = differing.filter((line) => (differenceOf(line) ?? 0) > 0);
  const losses = differing.filter((line) => (differenceOf(line) ?? 0) < 0);
  const sum = (some: readonly Line[], sign: 1 | -1, factor: (line: Line) => number) =>
    exactSum(some.map((line) => [sign * (differenceOf(line) ?? 0), factor(line)]));
  const one = () => 1;
  const cost = (line: Line) => line.costPrice;
  return {
    ...groupFiguresOf(lines),
    "lines-incidents": plain(lines.filter((line) => line.incident !== null).length),
    "net-units": sum(differing, 1, one),
    "absolute-units": exactSum(differing.map((line) => [Math.abs(differenceOf(line) ?? 0), 1])),
    "gain-units": sum(gains, 1, one),
    "loss-units": sum(losses, -1, one),
    "gain-value": sum(gains, 1, cost),
    "loss-value": sum(losses, -1, cost),
    undocumented: plain(differing.length - documented.length),
    "documentation-coverage": plain(
      differing.length === 0 ? null : documented.length / differing.length,
    ),
    recounted: plain(lines.filter((line) => line.prevCountedStock !== null).length),
  };
}

const instants = (texts: readonly (string | null)[]) =>
  texts.filter((text) => text !== null).map((text) => Date.parse(text));

/** Lines per hour from the first start to the last finish of a finished counting. */
export function overallRateOf(lines: readonly Line[]): number {
  const first = Math.min(...instants(lines.map(({ startedAt }) => startedAt)));
  const last = Math.max(...instants(lines.map(({ finishedAt }) => finishedAt)));
  return lines.filter(isCounted).length / ((last - first) / hour);
}

/** Lines finished within an hour before a moment. */
export function lastHourRateOf(lines: readonly Line[], now: number): number {
  return instants(lines.map(({ finishedAt }) => finishedAt)).filter(
    (finish) => finish <= now && finish > now - hour,
  ).length;
}

/** Lines by the first part of their location's code, in the order of the codes. */
export function zonesOf(lines: readonly Line[]): Map<string, Line[]> {
  const zones = new Map<string, Line[]>();
  for (const line of lines) {
    const [zone = ""] = line.location.code.split(/[-./ _]/);
    zones.set(zone, [...(zones.get(zone) ?? []), line]);
  }
  return zones;
}
