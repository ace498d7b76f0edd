import { GroupTable } from "#domain/groups/group-table.ts";
import type { GroupTotals } from "#domain/groups/group-totals.ts";
import { isRecounted, type RecountEffect } from "#domain/recount/recount.ts";
import type { CountingContext } from "./counting-context.ts";
import { LineEvaluation } from "./line-evaluation.ts";
import type { LineFacts } from "./line-facts.ts";
import { defaultViewSettings, type ViewSettings } from "./view-settings.ts";

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
  readonly finishedWithoutCount: number;
  readonly uncountedWithDifference: number;
  /** Earliest start of a line, in milliseconds since 1970; `null` when none has started. */
  readonly firstStart: number | null;
  /** Latest finish of a line, likewise. */
  readonly lastFinish: number | null;
}

/** Totals lines one by one, for a whole counting or for one group. */
export class LineTotaller {
  private readonly evaluation: LineEvaluation;
  private readonly hasContext: boolean;
  private readonly table = new GroupTable();
  private readonly row = this.table.addRow();
  private readonly recounts = { confirmed: 0, cleared: 0, reduced: 0, worsened: 0, turned: 0 };
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

  totals(): LineTotals {
    return {
      ...this.table.totals(this.row),
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
