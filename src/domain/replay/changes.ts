import { isDiscrepancy } from "#domain/lines/discrepancy.ts";
import type { LineFacts } from "#domain/lines/line-facts.ts";
import { lineState } from "#domain/lines/line-state.ts";
import { LineTotaller } from "#domain/lines/line-totals.ts";
import type { ViewSettings } from "#domain/lines/view-settings.ts";

/** A stretch of time, in milliseconds since 1970: what came at `from` is not in it, what came at `to` is. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What came in a stretch of time, as far as lines say when it did. All are lines, but for the values. */
export interface Changes {
  /** Finished in it; a line that was counted again is where its last count ended. */
  readonly counted: number;
  /** Of these, those with a discrepancy: fewer than expected, and more. */
  readonly discrepancies: number;
  readonly short: number;
  readonly over: number;
  /** What their differences are worth at cost, exact, in plain notation; `null` where costs are left out. */
  readonly netValue: string | null;
  readonly absoluteValue: string | null;
  /** Of the discrepancies, those that nobody has documented yet. */
  readonly undocumented: number;
  /** With an incident that was reported in it. */
  readonly incidents: number;
  /** With a documentation that was written in it. */
  readonly documented: number;
  /** Lines not counted that carry a difference all the same: nothing says since when. */
  readonly undated: number;
}

/** When something came to a line besides its counts; `null` where it has none. Milliseconds since 1970. */
export interface Additions {
  readonly documentedAt: number | null;
  readonly reportedAt: number | null;
}

/** Adds up what came to the lines in a stretch of time. */
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
