import type { Counting } from "#contract/counting.ts";
import type { Line } from "#contract/line.ts";
import type { LineTotals } from "./line-totals.ts";

/** What a counting's lines get wrong, in lines; all 0 when there is nothing to say. */
export interface LineQuality {
  readonly finishedWithoutCount: number;
  readonly differenceBeforeCount: number;
  /** Finished before its start, or later than the figures were fetched. */
  readonly oddFinish: number;
  /** Lines whose index or id an earlier line has too. */
  readonly repeated: number;
  /** Lines that name another counting. */
  readonly ofAnotherCounting: number;
}

/** A figure that the header and the lines tell differently. */
export interface Disagreement {
  readonly figure: "total" | "counted" | "left" | "incidents";
  readonly header: number;
  readonly lines: number;
}

function countRepeated(lines: readonly Line[]): number {
  const ids = new Set<number>();
  const indexes = new Set<number>();
  let repeated = 0;
  for (const { id, index } of lines) {
    if (ids.has(id) || indexes.has(index)) repeated += 1;
    ids.add(id);
    indexes.add(index);
  }
  return repeated;
}

/** @param fetchedAt milliseconds since 1970: a finish after it lies in the future */
export function lineQuality(
  lines: readonly Line[],
  totals: LineTotals,
  countingId: string,
  fetchedAt: number,
): LineQuality {
  const isOdd = ({ startedAt, finishedAt }: Line) =>
    finishedAt !== null &&
    (Date.parse(finishedAt) > fetchedAt ||
      (startedAt !== null && Date.parse(finishedAt) < Date.parse(startedAt)));
  return {
    finishedWithoutCount: totals.finishedWithoutCount,
    differenceBeforeCount: totals.uncountedWithDifference,
    oddFinish: lines.filter(isOdd).length,
    repeated: countRepeated(lines),
    ofAnotherCounting: lines.filter((line) => line.counting.id !== countingId).length,
  };
}

/**
 * Where the header and the lines differ. Discrepancies are left out: the API does not say that the
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
