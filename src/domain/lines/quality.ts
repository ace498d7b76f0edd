import type { Counting } from "#contract/counting.ts";
import type { LineTotals } from "./line-totals.ts";

/** Numbers of lines with quality problems; all 0 when there are none. */
export interface LineQuality {
  readonly finishedWithoutCount: number;
  readonly differenceBeforeCount: number;
  /** Finished later than the figures were fetched. */
  readonly futureFinish: number;
  /** Lines whose index or id occurs in an earlier line. */
  readonly repeated: number;
  /** Lines that name another counting. */
  readonly ofAnotherCounting: number;
}

/** A figure that differs between the header and the lines. */
export interface Disagreement {
  readonly figure: "total" | "counted" | "left" | "incidents";
  readonly header: number;
  readonly lines: number;
}

/** What identifies a line. */
interface LineIdentity {
  readonly id: number;
  /** Position in the counting's order. */
  readonly index: number;
  /** The counting that the line names. */
  readonly countingId: string;
}

export type IdentityFaults = Pick<LineQuality, "repeated" | "ofAnotherCounting">;

/** Compares what identifies all lines of a counting, in the order sent. */
export class IdentityTally {
  readonly faults = { repeated: 0, ofAnotherCounting: 0 };
  private readonly countingId: string;
  private readonly ids = new Set<number>();
  private readonly indexes = new Set<number>();

  constructor(countingId: string) {
    this.countingId = countingId;
  }

  add({ id, index, countingId }: LineIdentity): void {
    if (this.ids.has(id) || this.indexes.has(index)) this.faults.repeated += 1;
    this.ids.add(id);
    this.indexes.add(index);
    if (countingId !== this.countingId) this.faults.ofAnotherCounting += 1;
  }
}

/**
 * @param totals of the same lines
 * @param futureFinish number of lines that were finished after they were fetched
 */
export function lineQuality(
  totals: Pick<LineTotals, "finishedWithoutCount" | "uncountedWithDifference">,
  futureFinish: number,
  identityFaults: IdentityFaults,
): LineQuality {
  return {
    finishedWithoutCount: totals.finishedWithoutCount,
    differenceBeforeCount: totals.uncountedWithDifference,
    futureFinish,
    ...identityFaults,
  };
}

/**
 * Figures that differ between header and lines. Discrepancies are left out: the API does not say that the
 * header counts lines there.
 */
export function disagreements(counting: Counting, totals: LineTotals): Disagreement[] {
  const pairs: Disagreement[] = [
    { figure: "total", header: counting.totalProducts, lines: totals.lines },
    { figure: "counted", header: counting.totalProductsCounted, lines: totals.counted },
    { figure: "left", header: counting.totalProductsLeft, lines: totals.left },
    { figure: "incidents", header: counting.totalIncidents, lines: totals.incidents },
  ];
  return pairs.filter(({ header, lines }) => header !== lines);
}
