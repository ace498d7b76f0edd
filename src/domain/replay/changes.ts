import { isDiscrepancy } from "#domain/lines/discrepancy.ts";
import type { LineFacts } from "#domain/lines/line-facts.ts";
import { lineState } from "#domain/lines/line-state.ts";
import { LineTotaller } from "#domain/lines/line-totals.ts";
import type { ViewSettings } from "#domain/lines/view-settings.ts";

/** A time range, in milliseconds since 1970; excludes `from` and includes `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Changes in a time range, as far as lines are dated. All are lines, except the values. */
export interface Changes {
  /** Finished in it; a recounted line counts where its last count ended. */
  readonly counted: number;
  /** Of these, those with a discrepancy: less than expected, and more. */
  readonly discrepancies: number;
  readonly short: number;
  readonly over: number;
  /** Value of their differences at cost, exact, in plain notation; `null` when costs are left out. */
  readonly netValue: string | null;
  readonly absoluteValue: string | null;
  /** Of the discrepancies, those without documentation. */
  readonly undocumented: number;
  /** With an incident that was reported in it. */
  readonly incidents: number;
  /** With a documentation that was written in it. */
  readonly documented: number;
  /** Uncounted lines with a difference, which has no date. */
  readonly undated: number;
}

/** Instants of a line besides its counts; `null` without one. Milliseconds since 1970. */
export interface Additions {
  readonly documentedAt: number | null;
  readonly reportedAt: number | null;
}

/** Totals the changes of lines in a time range. */
export class ChangesTotaller {
  private readonly span: Span;
  private readonly finished: LineTotaller;
  private incidents = 0;
  private documented = 0;
  private undated = 0;

  constructor(span: Span, settings: ViewSettings) {
    this.span = span;
    this.finished = new LineTotaller(settings);
  }

  add(line: LineFacts, { documentedAt, reportedAt }: Additions): void {
    if (this.has(line.finishedAt)) this.finished.add(line);
    if (this.has(documentedAt)) this.documented += 1;
    if (this.has(reportedAt)) this.incidents += 1;
    if (lineState(line) !== "counted" && isDiscrepancy(line)) this.undated += 1;
  }

  changes(): Changes {
    const { counted, discrepancies, short, over, netValue, absoluteValue, undocumented } =
      this.finished.totals();
    const { incidents, documented, undated } = this;
    const found = { discrepancies, short, over, netValue, absoluteValue, undocumented };
    return { counted, ...found, incidents, documented, undated };
  }

  private has(instant: number | null): boolean {
    const { from, to } = this.span;
    return instant !== null && instant > from && instant <= to;
  }
}
