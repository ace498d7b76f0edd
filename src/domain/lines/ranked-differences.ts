import { Amount } from "#domain/decimal/amount.ts";
import { add, decimalText, negate } from "#domain/decimal/decimal.ts";
import { ExactSums } from "#domain/decimal/exact-sums.ts";
import { knownDifference } from "./discrepancy.ts";
import type { LineFacts } from "./line-facts.ts";

/** The head of a list is its fewest lines, largest first, that make this share of the absolute value. */
export const headShare = 0.8;

/** Totals of the differences of some lines. Sums are exact decimals in plain notation, losses positive. */
export interface DifferenceTotals {
  readonly netUnits: string;
  /** At the lines' own cost; `null` when the cost of one of the lines is left out. */
  readonly netValue: string | null;
  readonly lossValue: string | null;
  readonly gainValue: string | null;
  readonly absoluteValue: string | null;
  /** Number of lines in the head of the list; `null` when there is no value to share. */
  readonly head: number | null;
  /** The largest absolute value, rounded once to the nearest number; `null` when there is none. */
  readonly largest: number | null;
}

interface Difference {
  readonly row: number;
  readonly units: Amount;
  readonly value: Amount;
  /** The absolute value, and its nearest number. */
  readonly size: Amount;
  readonly rounded: number;
}

const cells = { units: 0, gain: 1, loss: 2, head: 3 } as const;

/**
 * The differences of a counting's lines by their absolute value, so that totals of any selection need only its lines
 * with a difference.
 *
 * Values of −60, +25, −10 and +5 have an absolute value of 100; −60 and +25 make 80 % of it, so their head is 2.
 */
export class RankedDifferences {
  private readonly differences: Difference[] = [];
  private readonly withoutCost: number[] = [];
  private isRanked = false;

  /** @param row number of the line */
  add(line: LineFacts, row: number): void {
    const { costPrice } = line;
    if (costPrice === null) this.withoutCost.push(row);
    const difference = knownDifference(line);
    if (difference === null || difference === 0) return;
    const units = new Amount().set(difference);
    const value = new Amount().setProduct(units, new Amount().set(costPrice ?? 0));
    const size = new Amount().setMagnitude(value);
    this.differences.push({ row, units, value, size, rounded: size.number() });
  }

  /** @param matches whether a line is one of the selection, by its row */
  totals(matches: (row: number) => boolean): DifferenceTotals {
    const selected = this.ranked().filter(({ row }) => matches(row));
    const sums = new ExactSums(Object.keys(cells).length);
    for (const { units, value } of selected) {
      sums.add(cells.units, units);
      sums.add(value.isNegative() ? cells.loss : cells.gain, value);
    }
    const netUnits = sums.text(cells.units);
    if (this.withoutCost.some(matches)) return { ...noValues, netUnits };
    const [gain, lost] = [sums.total(cells.gain), sums.total(cells.loss)];
    const absolute = add(gain, negate(lost));
    const enough = new Amount().set(headShare);
    enough.setProduct(enough, new Amount().setDecimal(absolute));
    return {
      netUnits,
      netValue: decimalText(add(gain, lost)),
      lossValue: decimalText(negate(lost)),
      gainValue: decimalText(gain),
      absoluteValue: decimalText(absolute),
      head: absolute.units === 0n ? null : headOf(selected, enough, sums),
      largest: selected[0]?.rounded ?? null,
    };
  }

  /** Largest first; lines of the same value as they were added. */
  private ranked(): readonly Difference[] {
    if (this.isRanked) return this.differences;
    // Rounding keeps the order, so exact values matter only where the rounded ones are equal.
    this.differences.sort(
      (one, other) => other.rounded - one.rounded || other.size.compare(one.size),
    );
    this.isRanked = true;
    return this.differences;
  }
}

const noValues = {
  netValue: null,
  lossValue: null,
  gainValue: null,
  absoluteValue: null,
  head: null,
  largest: null,
};

/** How many of the first lines reach a sum. */
function headOf(ranked: readonly Difference[], enough: Amount, sums: ExactSums): number {
  let lines = 0;
  for (const { size } of ranked) {
    if (sums.amount(cells.head).compare(enough) >= 0) break;
    sums.add(cells.head, size);
    lines += 1;
  }
  return lines;
}
