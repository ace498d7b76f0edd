import type { Counting } from "#contract/counting.ts";
import type { Line } from "#contract/line.ts";
import type { Figures } from "#testing/plain-figures.ts";

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

/** Where an active counting would be at an even pace, and how far it is ahead. */
export function paceOf(counting: Counting, now: number): { pace: number; aheadHours: number } {
  const [start, end] = [Date.parse(counting.startedAt), Date.parse(counting.endsAt)];
  const pace = Math.min(1, Math.max(0, (now - start) / (end - start)));
  const progress = counting.totalProductsCounted / counting.totalProducts;
  return { pace, aheadHours: ((progress - pace) * (end - start)) / hour };
}

const instants = (texts: readonly (string | null)[]) =>
  texts.filter((text) => text !== null).map((text) => Date.parse(text));

/** Lines per hour from the first start to the last finish of a finished counting. */
export function overallRateOf(lines: readonly Line[]): number {
  const first = Math.min(...instants(lines.map(({ startedAt }) => startedAt)));
  const last = Math.max(...instants(lines.map(({ finishedAt }) => finishedAt)));
  return lines.filter(({ finishedAt }) => finishedAt !== null).length / ((last - first) / hour);
}

/** Lines finished within an hour before a moment. */
export function lastHourRateOf(lines: readonly Line[], now: number): number {
  return instants(lines.map(({ finishedAt }) => finishedAt)).filter(
    (finish) => finish <= now && finish > now - hour,
  ).length;
}
