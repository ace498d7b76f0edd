/**
 * Sums at the lines' own cost, exact decimals in plain notation, losses positive; `null` when the cost of one
 * of the lines is left out.
 */
export interface ValueTotals {
  readonly gainValue: string | null;
  readonly lossValue: string | null;
  readonly netValue: string | null;
  readonly absoluteValue: string | null;
  /** Expected stock as an absolute value: of all lines, and of those counted and left. */
  readonly expectedValue: string | null;
  readonly countedValue: string | null;
  readonly leftValue: string | null;
}

/** Values when costs are left out: unknown, not 0. */
export const noValues: ValueTotals = {
  gainValue: null,
  lossValue: null,
  netValue: null,
  absoluteValue: null,
  expectedValue: null,
  countedValue: null,
  leftValue: null,
};

/** Totals of a group of lines. Counts are lines; sums are exact decimals in plain notation, losses positive. */
export interface GroupTotals extends ValueTotals {
  readonly lines: number;
  readonly counted: number;
  readonly inProgress: number;
  readonly left: number;
  readonly discrepancies: number;
  readonly undocumented: number;
  readonly short: number;
  readonly over: number;
  /**
   * Counted lines with a known difference; of these, those without one and those within the tolerance of their
   * class.
   */
  readonly knownDifferences: number;
  readonly withoutDifference: number;
  readonly withinTolerance: number;
  /** In units of the products. */
  readonly gainUnits: string;
  readonly lossUnits: string;
  readonly netUnits: string;
  readonly absoluteUnits: string;
}

/** Totals of a group without lines. */
export const noLines: GroupTotals = {
  lines: 0,
  counted: 0,
  inProgress: 0,
  left: 0,
  discrepancies: 0,
  undocumented: 0,
  short: 0,
  over: 0,
  knownDifferences: 0,
  withoutDifference: 0,
  withinTolerance: 0,
  gainUnits: "0",
  lossUnits: "0",
  netUnits: "0",
  absoluteUnits: "0",
  gainValue: "0",
  lossValue: "0",
  netValue: "0",
  absoluteValue: "0",
  expectedValue: "0",
  countedValue: "0",
  leftValue: "0",
};
