import type { Amount } from "#domain/decimal/amount.ts";
import { add, type Decimal, decimalText, negate } from "#domain/decimal/decimal.ts";
import { ExactSums } from "#domain/decimal/exact-sums.ts";
import type { LineEvaluation } from "#domain/lines/line-evaluation.ts";
import type { LineFacts } from "#domain/lines/line-facts.ts";
import { type GroupTotals, noValues, type ValueTotals } from "./group-totals.ts";

/** Column indexes of a row's counts and sums. */
const count = {
  lines: 0,
  counted: 1,
  inProgress: 2,
  undocumented: 3,
  short: 4,
  over: 5,
  knownDifferences: 6,
  withoutDifference: 7,
  withinTolerance: 8,
  withoutCost: 9,
} as const;
const countsPerRow = 10;

const sum = {
  units: 0,
  unitsLost: 1,
  value: 2,
  valueLost: 3,
  countedValue: 4,
  leftValue: 5,
} as const;
const sumsPerRow = 6;

/**
 * Sums of many groups, in columns: there may be a group for every other line, and one object each would take
 * longer than the sums.
 */
export class GroupTable {
  /** Number of groups. */
  size = 0;
  private room = 1;
  private counts = new Int32Array(countsPerRow);
  private readonly sums = new ExactSums(sumsPerRow);

  /**
   * Adds a group without lines.
   * @returns its row
   */
  addRow(): number {
    if (this.size === this.room) this.grow();
    this.size += 1;
    return this.size - 1;
  }

  /** Adds a line, already read by `evaluation`, to a row. */
  add(row: number, line: LineFacts, evaluation: LineEvaluation): void {
    const { difference, state } = evaluation;
    const counted = state === "counted";
    this.increment(row, count.lines);
    if (counted) this.increment(row, count.counted);
    if (!evaluation.hasCost) this.increment(row, count.withoutCost);
    if (state === "in-progress") this.increment(row, count.inProgress);
    this.addTo(row, counted ? sum.countedValue : sum.leftValue, evaluation.expectedValue);
    if (difference === null) return;
    if (counted) {
      this.increment(row, count.knownDifferences);
      if (difference === 0) this.increment(row, count.withoutDifference);
      if (evaluation.withinTolerance) this.increment(row, count.withinTolerance);
    }
    if (evaluation.discrepancy) this.addDiscrepancy(row, line, evaluation);
  }

  private addDiscrepancy(row: number, line: LineFacts, { units, value }: LineEvaluation): void {
    this.increment(row, units.isNegative() ? count.short : count.over);
    if (!line.documented) this.increment(row, count.undocumented);
    this.addTo(row, units.isNegative() ? sum.unitsLost : sum.units, units);
    this.addTo(row, value.isNegative() ? sum.valueLost : sum.value, value);
  }

  /** Adds all lines of another table's row. */
  addGroup(row: number, other: GroupTable, otherRow: number): void {
    for (let index = 0; index < countsPerRow; index += 1) {
      this.increment(row, index, other.countOf(otherRow, index));
    }
    for (let index = 0; index < sumsPerRow; index += 1) {
      this.addTo(row, index, other.sums.amount(otherRow * sumsPerRow + index));
    }
  }

  linesOf(row: number): number {
    return this.countOf(row, count.lines);
  }

  leftOf(row: number): number {
    return this.linesOf(row) - this.countOf(row, count.counted);
  }

  /** Whether the unit cost of every line is known. */
  hasCosts(row: number): boolean {
    return this.countOf(row, count.withoutCost) === 0;
  }

  hasDiscrepancy(row: number): boolean {
    return this.countOf(row, count.short) > 0 || this.countOf(row, count.over) > 0;
  }

  /** Value of the row's differences without their signs; 0 without costs. */
  absoluteValue(row: number): Amount {
    return this.absolute(row, sum.value, sum.valueLost);
  }

  /** Units of the row's differences without their signs. */
  absoluteUnits(row: number): Amount {
    return this.absolute(row, sum.units, sum.unitsLost);
  }

  private absolute(row: number, gained: number, lost: number): Amount {
    const gain = this.sums.amount(row * sumsPerRow + gained);
    return gain.setDifference(gain, this.sums.amount(row * sumsPerRow + lost));
  }

  totals(row: number): GroupTotals {
    const of = (index: number) => this.countOf(row, index);
    const units = variance(this.sumOf(row, sum.units), this.sumOf(row, sum.unitsLost));
    return {
      lines: of(count.lines),
      counted: of(count.counted),
      inProgress: of(count.inProgress),
      left: this.leftOf(row),
      discrepancies: of(count.short) + of(count.over),
      undocumented: of(count.undocumented),
      short: of(count.short),
      over: of(count.over),
      knownDifferences: of(count.knownDifferences),
      withoutDifference: of(count.withoutDifference),
      withinTolerance: of(count.withinTolerance),
      gainUnits: units.gain,
      lossUnits: units.loss,
      netUnits: units.net,
      absoluteUnits: units.absolute,
      ...(of(count.withoutCost) > 0 ? noValues : this.values(row)),
    };
  }

  private values(row: number): ValueTotals {
    const value = variance(this.sumOf(row, sum.value), this.sumOf(row, sum.valueLost));
    const countedValue = this.sumOf(row, sum.countedValue);
    const leftValue = this.sumOf(row, sum.leftValue);
    return {
      gainValue: value.gain,
      lossValue: value.loss,
      netValue: value.net,
      absoluteValue: value.absolute,
      expectedValue: decimalText(add(countedValue, leftValue)),
      countedValue: decimalText(countedValue),
      leftValue: decimalText(leftValue),
    };
  }

  private increment(row: number, index: number, by = 1): void {
    const cell = row * countsPerRow + index;
    this.counts[cell] = (this.counts[cell] ?? 0) + by;
  }

  private countOf(row: number, index: number): number {
    return this.counts[row * countsPerRow + index] ?? 0;
  }

  private addTo(row: number, index: number, amount: Amount): void {
    this.sums.add(row * sumsPerRow + index, amount);
  }

  private sumOf(row: number, index: number): Decimal {
    return this.sums.total(row * sumsPerRow + index);
  }

  private grow(): void {
    const { counts } = this;
    this.room *= 2;
    this.counts = new Int32Array(this.room * countsPerRow);
    this.counts.set(counts);
    this.sums.grow(this.room * sumsPerRow);
  }
}

/** Gains and losses of one quantity; the net alone would hide that they offset each other. */
function variance(gain: Decimal, lost: Decimal) {
  const loss = negate(lost);
  return {
    gain: decimalText(gain),
    loss: decimalText(loss),
    net: decimalText(add(gain, lost)),
    absolute: decimalText(add(gain, loss)),
  };
}
