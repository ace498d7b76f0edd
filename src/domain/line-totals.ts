import { add, type Decimal, decimal, decimalText, negate, zero } from "./decimal.ts";
import { isFinishedWithoutCount, knownDifference, lineValue } from "./discrepancy.ts";
import type { LineFacts } from "./line-facts.ts";
import { lineState } from "./line-state.ts";

/** Sums over lines. Counts are lines; sums are exact decimals in plain notation, losses positive. */
export interface LineTotals {
  readonly lines: number;
  readonly counted: number;
  readonly inProgress: number;
  readonly left: number;
  readonly discrepancies: number;
  readonly incidents: number;
  /** Counted lines whose difference is known, and those of them without one. */
  readonly knownDifferences: number;
  readonly withoutDifference: number;
  readonly short: number;
  readonly over: number;
  readonly undocumented: number;
  readonly recounted: number;
  readonly finishedWithoutCount: number;
  readonly uncountedWithDifference: number;
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
  /** Earliest start of a line, in milliseconds since 1970; `null` when none has started. */
  readonly firstStart: number | null;
  /** Latest finish of a line, likewise. */
  readonly lastFinish: number | null;
}

/** Gains and losses of one quantity, exact. */
class Variance {
  gain: Decimal = zero;
  loss: Decimal = zero;

  add(value: Decimal): void {
    if (value.units > 0n) this.gain = add(this.gain, value);
    else this.loss = add(this.loss, negate(value));
  }

  texts(): { gain: string; loss: string; net: string; absolute: string } {
    return {
      gain: decimalText(this.gain),
      loss: decimalText(this.loss),
      net: decimalText(add(this.gain, negate(this.loss))),
      absolute: decimalText(add(this.gain, this.loss)),
    };
  }
}

/** Adds up lines one by one, for a whole counting or for one group of it. */
export class LineTotaller {
  private counts = {
    lines: 0,
    counted: 0,
    inProgress: 0,
    discrepancies: 0,
    incidents: 0,
    knownDifferences: 0,
    withoutDifference: 0,
    short: 0,
    over: 0,
    undocumented: 0,
    recounted: 0,
    finishedWithoutCount: 0,
    uncountedWithDifference: 0,
  };
  private firstStart = Number.POSITIVE_INFINITY;
  private lastFinish = Number.NEGATIVE_INFINITY;
  private readonly units = new Variance();
  private readonly value = new Variance();

  add(line: LineFacts): void {
    const { counts } = this;
    const state = lineState(line);
    counts.lines += 1;
    if (state === "counted") counts.counted += 1;
    if (state === "in-progress") counts.inProgress += 1;
    if (line.hasIncident) counts.incidents += 1;
    if (line.prevCountedStock !== null) counts.recounted += 1;
    if (isFinishedWithoutCount(line)) counts.finishedWithoutCount += 1;
    if (line.startedAt !== null) this.firstStart = Math.min(this.firstStart, line.startedAt);
    if (line.finishedAt !== null) this.lastFinish = Math.max(this.lastFinish, line.finishedAt);
    this.addDifference(line, state === "counted");
  }

  private addDifference(line: LineFacts, counted: boolean): void {
    const { counts } = this;
    const difference = knownDifference(line);
    if (difference === null) return;
    if (counted) counts.knownDifferences += 1;
    if (counted && difference === 0) counts.withoutDifference += 1;
    if (difference === 0) return;
    counts.discrepancies += 1;
    if (!counted) counts.uncountedWithDifference += 1;
    if (difference < 0) counts.short += 1;
    else counts.over += 1;
    if (!line.documented) counts.undocumented += 1;
    this.units.add(decimal(difference));
    this.value.add(lineValue(line) ?? zero);
  }

  totals(): LineTotals {
    const units = this.units.texts();
    const value = this.value.texts();
    return {
      ...this.counts,
      left: this.counts.lines - this.counts.counted,
      gainUnits: units.gain,
      lossUnits: units.loss,
      netUnits: units.net,
      absoluteUnits: units.absolute,
      gainValue: value.gain,
      lossValue: value.loss,
      netValue: value.net,
      absoluteValue: value.absolute,
      firstStart: Number.isFinite(this.firstStart) ? this.firstStart : null,
      lastFinish: Number.isFinite(this.lastFinish) ? this.lastFinish : null,
    };
  }
}
