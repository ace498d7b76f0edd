import type { Counting } from "#contract/counting.ts";
import type { LineFacts } from "./line-facts.ts";
import type { LineTotals } from "./line-totals.ts";

/** Numbers of lines with quality problems; all 0 when there are none. */
export interface LineQuality {
  readonly finishedWithoutCount: number;
  readonly differenceBeforeCount: number;
  /** Finished before its start, or later than the figures were fetched. */
  readonly oddFinish: number;
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

/** Input of the quality check for one line. */
export interface LineIdentity extends Pick<LineFacts, "startedAt" | "finishedAt"> {
  readonly id: number;
  /** Position in the counting's order. */
  readonly index: number;
  /** The counting that the line names. */
  readonly countingId: string;
}

/** Checks all lines of a counting one by one, in the order sent. */
export class QualityTally {
  private readonly countingId: string;
  private readonly fetchedAt: number;
  private readonly ids = new Set<number>();
  private readonly indexes = new Set<number>();
  private oddFinish = 0;
  private repeated = 0;
  private ofAnotherCounting = 0;

  /** @param fetchedAt milliseconds since 1970: a later finish is in the future */
  constructor(countingId: string, fetchedAt: number) {
    this.countingId = countingId;
    this.fetchedAt = fetchedAt;
  }

  add({ id, index, startedAt, finishedAt, countingId }: LineIdentity): void {
    if (this.ids.has(id) || this.indexes.has(index)) this.repeated += 1;
    this.ids.add(id);
    this.indexes.add(index);
    if (
      finishedAt !== null &&
      (finishedAt > this.fetchedAt || finishedAt < (startedAt ?? finishedAt))
    )
      this.oddFinish += 1;
    if (countingId !== this.countingId) this.ofAnotherCounting += 1;
  }

  /** @param totals of the same lines */
  quality(
    totals: Pick<LineTotals, "finishedWithoutCount" | "uncountedWithDifference">,
  ): LineQuality {
    return {
      finishedWithoutCount: totals.finishedWithoutCount,
      differenceBeforeCount: totals.uncountedWithDifference,
      oddFinish: this.oddFinish,
      repeated: this.repeated,
      ofAnotherCounting: this.ofAnotherCounting,
    };
  }
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
