import type { LineTotals } from "#domain/line-totals.ts";

/** One bar: lines of a zone, in parts that add up to all of them. */
export interface ZoneBar {
  readonly name: string;
  readonly lines: number;
  readonly counted: number;
  /** Counted without a discrepancy. */
  readonly sound: number;
  /** Counted with one. */
  readonly discrepancies: number;
  readonly inProgress: number;
  /** Neither counted nor in progress. */
  readonly left: number;
}

/** A zone by its code, and its lines. */
export interface Zone {
  readonly zone: string;
  readonly totals: Pick<
    LineTotals,
    "lines" | "counted" | "discrepancies" | "inProgress" | "uncountedWithDifference"
  >;
}

const most = 12;

function bar(name: string, zones: readonly Zone[]): ZoneBar {
  const sum = (of: (totals: Zone["totals"]) => number) =>
    zones.reduce((total, { totals }) => total + of(totals), 0);
  const lines = sum((totals) => totals.lines);
  const counted = sum((totals) => totals.counted);
  const inProgress = sum((totals) => totals.inProgress);
  const discrepancies = sum((totals) => totals.discrepancies - totals.uncountedWithDifference);
  return {
    name,
    lines,
    counted,
    sound: counted - discrepancies,
    discrepancies,
    inProgress,
    left: lines - counted - inProgress,
  };
}

/** At most 12 bars in the order given: beyond that the 11 with most lines, and the others as one. */
export function zoneSeries(zones: readonly Zone[], others: (count: string) => string): ZoneBar[] {
  if (zones.length <= most) return zones.map((zone) => bar(zone.zone, [zone]));
  const bySize = [...zones].sort((a, b) => b.totals.lines - a.totals.lines);
  const shown = new Set(bySize.slice(0, most - 1));
  const rest = bySize.slice(most - 1);
  return [
    ...zones.filter((zone) => shown.has(zone)).map((zone) => bar(zone.zone, [zone])),
    bar(others(String(rest.length)), rest),
  ];
}
