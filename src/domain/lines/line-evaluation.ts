import type { AbcClass } from "#contract/scalars.ts";
import { Amount } from "#domain/decimal/amount.ts";
import { type RecountEffect, recountEffect } from "#domain/recount/recount.ts";
import { classOf } from "./abc-lens.ts";
import { bothSigns, type CountingContext } from "./counting-context.ts";
import { isFinishedWithoutCount, knownDifference } from "./discrepancy.ts";
import type { LineFacts } from "./line-facts.ts";
import { type LineState, lineState } from "./line-state.ts";
import { isPackHint } from "./pack-hint.ts";
import { ToleranceJudge } from "./tolerance.ts";
import type { ViewSettings } from "./view-settings.ts";

/**
 * A line's own figures, worked out once however many sums it goes into. One object serves line after line:
 * what it says is of the line that it read last.
 */
export class LineEvaluation {
  state: LineState = "not-started";
  /** Under the lens of the settings. */
  abc: AbcClass | null = null;
  /** As sent, in units; `null` where there is none to speak of. */
  difference: number | null = null;
  discrepancy = false;
  finishedWithoutCount = false;
  effect: RecountEffect | null = null;
  /** Whether a known difference is small enough; only said of a line with one. */
  withinTolerance = false;
  /** The difference, and what it is worth; only said of a line with a discrepancy. */
  readonly units = new Amount();
  readonly value = new Amount();
  packHint = false;
  misplaced = false;
  /** Whether any line of the line's product has a discrepancy; `false` without a survey. */
  ofProductWithDiscrepancy = false;
  /** Whether it is said what a unit costs; else nothing is worth anything. */
  hasCost = true;
  /** The expected stock without its sign, at the line's own cost. */
  readonly expectedValue = new Amount();

  private readonly settings: ViewSettings;
  private readonly survey: CountingContext | null;
  private readonly judge: ToleranceJudge;
  private readonly cost = new Amount();
  private readonly counted = new Amount();
  private readonly expected = new Amount();

  /** @param survey of all lines of the counting; without it nothing is taken as misplaced */
  constructor(settings: ViewSettings, survey: CountingContext | null) {
    this.settings = settings;
    this.survey = survey;
    this.judge = new ToleranceJudge(settings.tolerances);
  }

  read(line: LineFacts): this {
    this.state = lineState(line);
    this.abc = classOf(line, this.settings.lens);
    this.difference = knownDifference(line);
    this.finishedWithoutCount = isFinishedWithoutCount(line);
    this.effect = recountEffect(line);
    this.hasCost = line.costPrice !== null;
    this.cost.set(line.costPrice ?? 0);
    this.readExpected(line);
    this.readDiscrepancy(line);
    return this;
  }

  private readExpected({ countedStock, difference, placeStock }: LineFacts): void {
    const { expected, units } = this;
    if (difference !== null) units.set(difference);
    if (countedStock === null || difference === null) expected.set(placeStock);
    else expected.setDifference(this.counted.set(countedStock), units);
    expected.setMagnitude(expected);
    this.expectedValue.setProduct(expected, this.cost);
  }

  private readDiscrepancy(line: LineFacts): void {
    const { difference, units } = this;
    this.discrepancy = difference !== null && difference !== 0;
    this.withinTolerance = difference === 0;
    this.packHint = false;
    const signs = this.survey?.signsOf(line.productId) ?? 0;
    this.ofProductWithDiscrepancy = signs !== 0;
    this.misplaced = this.discrepancy && signs === bothSigns;
    if (!this.discrepancy) return;
    this.withinTolerance = this.judge.passes(units, this.expected, this.abc);
    this.packHint = isPackHint(line);
    this.value.setProduct(units, this.cost);
  }
}
