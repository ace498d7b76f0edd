import type { Hidden } from "#contract/access.ts";
import { parseDecimal } from "#domain/decimal/decimal.ts";
import type { LineTotals } from "#domain/lines/line-totals.ts";
import { type FigureEntry, figureValue } from "#figures/figures.ts";
import { type LineFigureName, lineFigures } from "#figures/of-lines.ts";
import type { FeedValue } from "./write-rows.ts";

const entries: Readonly<Record<LineFigureName, FigureEntry<LineTotals>>> = lineFigures;

/** The ids of the figures of a counting's lines, and the number of lines that cannot be read. */
export const figureColumns: readonly string[] = [...Object.keys(entries), "lines-unreadable"];

const exactKinds = ["quantity", "amount", "signedAmount"];

/**
 * The figures of a counting's lines, in the order of the columns.
 * @param totals `null` where a line cannot be read: sums over the others would look complete
 */
export function figureValues(
  totals: LineTotals | null,
  unreadable: number,
  hidden: readonly Hidden[],
): readonly FeedValue[] {
  const costsHidden = hidden.includes("costs");
  const values = Object.values(entries).map((entry) => {
    const value = totals && !(entry.isCost && costsHidden) ? figureValue(entry, totals) : null;
    const isExact = exactKinds.includes(entry.kind) && typeof value === "string";
    return isExact ? parseDecimal(value) : value;
  });
  return [...values, unreadable];
}
