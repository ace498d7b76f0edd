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
  /** What became of the previous difference; recounted lines of which it cannot be said are in none. */
  readonly recounts: Readonly<Record<RecountEffect, number>>;
  /** Discrepancies of whole packages. */
  readonly packHints: number;
  /** Discrepancies of a product with one of the opposite sign elsewhere; `null` without a survey of all lines. */
  readonly misplaced: number | null;
  readonly finishedWithoutCount: number;
  readonly uncountedWithDifference: number;
  /** Earliest start of a line, in milliseconds since 1970; `null` when none has started. */
  readonly firstStart: number | null;
  /** Latest finish of a line, likewise. */
  readonly lastFinish: number | null;
}

/** Adds up lines one by one, for a whole counting or for one group of it. */
export class LineTotaller {
  private readonly measure: LineEvaluation;
  private readonly surveyed: boolean;
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

  /** @param survey of all lines of the counting, for what depends on other lines */
  constructor(settings: ViewSettings = defaultViewSettings, survey: CountingContext | null = null) {
    this.measure = new LineEvaluation(settings, survey);
    this.surveyed = survey !== null;
  }

  add(line: LineFacts): void {
    this.addMeasured(line, this.measure.read(line));
  }

  /** @param measure has read the line, by the settings and the survey of this totaller */
  addMeasured(line: LineFacts, measure: LineEvaluation): void {
    this.table.add(this.row, line, measure);
    if (line.hasIncident) this.incidents += 1;
    if (isRecounted(line)) this.recounted += 1;
    if (measure.effect !== null) this.recounts[measure.effect] += 1;
    if (measure.packHint) this.packHints += 1;
    if (measure.misplaced) this.misplaced += 1;
    if (measure.finishedWithoutCount) this.finishedWithoutCount += 1;
    if (measure.discrepancy && measure.state !== "counted") this.uncountedWithDifference += 1;
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
      misplaced: this.surveyed ? this.misplaced : null,
      finishedWithoutCount: this.finishedWithoutCount,
      uncountedWithDifference: this.uncountedWithDifference,
      firstStart: Number.isFinite(this.firstStart) ? this.firstStart : null,
      lastFinish: Number.isFinite(this.lastFinish) ? this.lastFinish : null,
    };
  }
}
