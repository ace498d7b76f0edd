import { Amount } from "#domain/decimal/amount.ts";
import { ExactSums } from "#domain/decimal/exact-sums.ts";
import { GroupTable } from "#domain/groups/group-table.ts";
import type { GroupTotals } from "#domain/groups/group-totals.ts";
import { isRecounted, type RecountEffect } from "#domain/recount/recount.ts";
import type { CountingContext } from "./counting-context.ts";
import { LineEvaluation } from "./line-evaluation.ts";
import type { LineFacts } from "./line-facts.ts";
import { defaultViewSettings, type ViewSettings } from "./view-settings.ts";

/** Queues whose differences have a value, each with the index of its sum. */
const cells = { undocumented: 0, "recount-worse": 1, misplaced: 2, "pack-hint": 3, incident: 4 };

type ValuedQueue = keyof typeof cells;

/** Sums over lines. Counts are lines; sums are exact decimals in plain notation, losses positive. */
export interface LineTotals extends GroupTotals {
  readonly incidents: number;
  readonly recounted: number;
  /** Lines by recount effect; recounted lines without a known effect are in none. */
  readonly recounts: Readonly<Record<RecountEffect, number>>;
  /** Discrepancies of whole packages. */
  readonly packHints: number;
  /**
   * Discrepancies of a product with one of the opposite sign elsewhere; `null` without a context of all lines.
   */
  readonly misplaced: number | null;
  /** Absolute values of the differences that need a decision, `null` when the cost of a line is left out. */
  readonly queueValues: Readonly<Record<ValuedQueue, string | null>>;
  readonly finishedWithoutCount: number;
  readonly uncountedWithDifference: number;
  /** Earliest start of a line, in milliseconds since 1970; `null` when none has started. */
  readonly firstStart: number | null;
  /** Latest finish of a line, in the same form. */
  readonly lastFinish: number | null;
}

/** Totals lines one by one, for a whole counting or for one group. */
export class LineTotaller {
  private readonly evaluation: LineEvaluation;
  private readonly hasContext: boolean;
  private readonly table = new GroupTable();
  private readonly row = this.table.addRow();
  private readonly recounts = { confirmed: 0, cleared: 0, reduced: 0, worsened: 0, turned: 0 };
  private readonly values = new ExactSums(Object.keys(cells).length);
  private readonly magnitude = new Amount();
  private incidents = 0;
  private recounted = 0;
  private packHints = 0;
  private misplaced = 0;
  private finishedWithoutCount = 0;
  private uncountedWithDifference = 0;
  private firstStart = Number.POSITIVE_INFINITY;
  private lastFinish = Number.NEGATIVE_INFINITY;

  /** @param countingContext of all lines of the counting, for figures that depend on other lines */
  constructor(
    settings: ViewSettings = defaultViewSettings,
    countingContext: CountingContext | null = null,
  ) {
    this.evaluation = new LineEvaluation(settings, countingContext);
    this.hasContext = countingContext !== null;
  }

  add(line: LineFacts): void {
    this.addEvaluated(line, this.evaluation.read(line));
  }

  /** @param evaluation has read the line, with the settings and context of this totaller */
  addEvaluated(line: LineFacts, evaluation: LineEvaluation): void {
    this.table.add(this.row, line, evaluation);
    if (evaluation.discrepancy) this.addValue(line, evaluation);
    if (line.hasIncident) this.incidents += 1;
    if (isRecounted(line)) this.recounted += 1;
    if (evaluation.effect !== null) this.recounts[evaluation.effect] += 1;
    if (evaluation.packHint) this.packHints += 1;
    if (evaluation.misplaced) this.misplaced += 1;
    if (evaluation.finishedWithoutCount) this.finishedWithoutCount += 1;
    if (evaluation.discrepancy && evaluation.state !== "counted") this.uncountedWithDifference += 1;
    if (line.startedAt !== null) this.firstStart = Math.min(this.firstStart, line.startedAt);
    if (line.finishedAt !== null) this.lastFinish = Math.max(this.lastFinish, line.finishedAt);
  }

  /** @param evaluation of a line with a discrepancy */
  private addValue({ documented, hasIncident }: LineFacts, evaluation: LineEvaluation): void {
    const { effect, misplaced, packHint, value } = evaluation;
    const magnitude = this.magnitude.setMagnitude(value);
    if (!documented) this.values.add(cells.undocumented, magnitude);
    if (effect === "worsened" || effect === "turned")
      this.values.add(cells["recount-worse"], magnitude);
    if (misplaced) this.values.add(cells.misplaced, magnitude);
    if (packHint) this.values.add(cells["pack-hint"], magnitude);
    if (hasIncident) this.values.add(cells.incident, magnitude);
  }

  totals(): LineTotals {
    const group = this.table.totals(this.row);
    const amountOf = (cell: number) =>
      group.absoluteValue === null ? null : this.values.text(cell);
    return {
      ...group,
      queueValues: {
        undocumented: amountOf(cells.undocumented),
        "recount-worse": amountOf(cells["recount-worse"]),
        misplaced: this.hasContext ? amountOf(cells.misplaced) : null,
        "pack-hint": amountOf(cells["pack-hint"]),
        incident: amountOf(cells.incident),
      },
      incidents: this.incidents,
      recounted: this.recounted,
      recounts: { ...this.recounts },
      packHints: this.packHints,
      misplaced: this.hasContext ? this.misplaced : null,
      finishedWithoutCount: this.finishedWithoutCount,
      uncountedWithDifference: this.uncountedWithDifference,
      firstStart: Number.isFinite(this.firstStart) ? this.firstStart : null,
      lastFinish: Number.isFinite(this.lastFinish) ? this.lastFinish : null,
    };
  }
}
