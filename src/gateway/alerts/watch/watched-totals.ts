import type { AbcClass } from "#contract/scalars.ts";
import { sumOfTexts } from "#domain/decimal/decimal.ts";
import type { LineTotals } from "#domain/lines/line-totals.ts";

/** The sums of lines that rules ask for. */
export type WatchedSums = Pick<
  LineTotals,
  | "lines"
  | "counted"
  | "left"
  | "discrepancies"
  | "undocumented"
  | "incidents"
  | "knownDifferences"
  | "withoutDifference"
  | "netValue"
  | "absoluteValue"
  | "countedValue"
> & {
  /** Of the discrepancies without a reason. */
  readonly undocumentedValue: string | null;
};

/** The sums of a counting's lines: of all, and of each ABC class; `none` is without a class. */
export interface WatchedTotals {
  readonly all: WatchedSums;
  readonly byClass: Readonly<Record<AbcClass | "none", WatchedSums>>;
}

export function watchedSums(totals: LineTotals): WatchedSums {
  const { lines, counted, left, discrepancies, undocumented, incidents } = totals;
  const { knownDifferences, withoutDifference, netValue, absoluteValue, countedValue } = totals;
  return {
    ...{ lines, counted, left, discrepancies, undocumented, incidents },
    ...{ knownDifferences, withoutDifference, netValue, absoluteValue, countedValue },
    undocumentedValue: totals.queueValues.undocumented,
  };
}

/** @param classes empty for all lines */
export function sumsOf({ all, byClass }: WatchedTotals, classes: readonly AbcClass[]): WatchedSums {
  const [first, ...others] = classes.map((one) => byClass[one]);
  return first === undefined ? all : others.reduce(sumOfTwo, first);
}

function sumOfTwo(one: WatchedSums, other: WatchedSums): WatchedSums {
  return {
    lines: one.lines + other.lines,
    counted: one.counted + other.counted,
    left: one.left + other.left,
    discrepancies: one.discrepancies + other.discrepancies,
    undocumented: one.undocumented + other.undocumented,
    incidents: one.incidents + other.incidents,
    knownDifferences: one.knownDifferences + other.knownDifferences,
    withoutDifference: one.withoutDifference + other.withoutDifference,
    netValue: sumOfTexts([one.netValue, other.netValue]),
    absoluteValue: sumOfTexts([one.absoluteValue, other.absoluteValue]),
    countedValue: sumOfTexts([one.countedValue, other.countedValue]),
    undocumentedValue: sumOfTexts([one.undocumentedValue, other.undocumentedValue]),
  };
}
