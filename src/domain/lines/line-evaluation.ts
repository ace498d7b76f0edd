import type { AbcClass } from "#contract/scalars.ts";
import { Amount } from "#domain/decimal/amount.ts";
import { type RecountEffect, recountEffect } from "#domain/recount/recount.ts";
import { bothSigns, type CountingContext } from "./counting-context.ts";
import { isFinishedWithoutCount, knownDifference } from "./discrepancy.ts";
import type { LineFacts } from "./line-facts.ts";
import { type LineState, lineState } from "./line-state.ts";
import { isPackHint } from "./pack-hint.ts";
import { ToleranceCheck } from "./tolerance.ts";
import type { ViewSettings } from "./view-settings.ts";

export type EvaluationSettings = Pick<ViewSettings, "lens" | "tolerances">;

/**
 * A line's own figures, computed once for all sums. A mutable object reused for every line: it describes the
 * line that it read last.
 */
export class LineEvaluation {
  state: LineState = "not-started";
  /** Under the lens of the settings. */
  abc: AbcClass | null = null;
  /** As sent, in units; `null` when unknown. */
  difference: number | null = null;
  discrepancy = false;
  finishedWithoutCount = false;
  effect: RecountEffect | null = null;
  /** Whether a known difference is small enough; valid only when there is one. */
  withinTolerance = false;
  /** The difference and its value; valid only for a line with a discrepancy. */
  readonly units = new Amount();
  readonly value = new Amount();
  packHint = false;
  misplaced = false;
  /** Whether any line of the product has a discrepancy; `false` without a context. */
  ofProductWithDiscrepancy = false;
  /** Whether the unit cost is known; if not, all values are 0. */
  hasCost = true;
  /** Value of the expected stock at the line's own cost, without its sign. */
  readonly expectedValue = new Amount();

  private readonly settings: EvaluationSettings;
  private readonly countingContext: CountingContext | null;
  private readonly tolerance: ToleranceCheck;
  private readonly cost = new Amount();
  private readonly counted = new Amount();
  private readonly expected = new Amount();

  /** @param countingContext of all lines of the counting; without it no line is misplaced */
  constructor(settings: EvaluationSettings, countingContext: CountingContext | null) {
    this.settings = settings;
    this.countingContext = countingContext;
    this.tolerance = new ToleranceCheck(settings.tolerances);
  }

  read(line: LineFacts): this {
    this.state = lineState(line);
    this.abc = line[this.settings.lens];
    this.difference = knownDifference(line);
    this.finishedWithoutCount = isFinishedWithoutCount(line);
    this.effect = recountEffect(line);
    this.hasCost = line.costPrice !== null;
    this.cost.set(line.costPrice ?? 0);
    this.readExpected(line);
    this.readDiscrepancy(line);
    return this;
  }

  private readExpected({ countedStock, difference, locationStock }: LineFacts): void {
    const { expected, units } = this;
    if (difference !== null) units.set(difference);
    if (countedStock === null || difference === null) expected.set(locationStock);
    else expected.setDifference(this.counted.set(countedStock), units);
    expected.setMagnitude(expected);
    this.expectedValue.setProduct(expected, this.cost);
  }

  private readDiscrepancy(line: LineFacts): void {
    const { difference, units } = this;
    this.discrepancy = difference !== null && difference !== 0;
    this.withinTolerance = difference === 0;
    this.packHint = false;
    const signs = this.countingContext?.signsOf(line.productId) ?? 0;
    this.ofProductWithDiscrepancy = signs !== 0;
    this.misplaced = this.discrepancy && signs === bothSigns;
    if (!this.discrepancy) return;
    this.withinTolerance = this.tolerance.passes(units, this.expected, this.abc);
    this.packHint = isPackHint(line);
    this.value.setProduct(units, this.cost);
  }
}
