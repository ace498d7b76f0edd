/** What is told of any group of lines. Counts are lines; sums are exact decimals in plain notation, losses positive. */
export interface GroupTotals {
  readonly lines: number;
  readonly counted: number;
  readonly inProgress: number;
  readonly left: number;
  readonly discrepancies: number;
  readonly undocumented: number;
  readonly short: number;
  readonly over: number;
  /** Counted lines whose difference is known, those of them without one, and within the tolerance of their class. */
  readonly knownDifferences: number;
  readonly withoutDifference: number;
  readonly withinTolerance: number;
  /** In units of the products. */
  readonly gainUnits: string;
  readonly lossUnits: string;
  readonly netUnits: string;
  readonly absoluteUnits: string;
  /** At the lines' own cost. */
  readonly gainValue: string;
  readonly lossValue: string;
  readonly netValue: string;
  readonly absoluteValue: string;
  /** Expected stock without its sign at the lines' own cost: of all lines, and of those counted and left. */
  readonly expectedValue: string;
  readonly countedValue: string;
  readonly leftValue: string;
}
