import { medianOf } from "#domain/decimal/median.ts";
import { isDiscrepancy } from "./discrepancy.ts";
import type { LineFacts } from "./line-facts.ts";
import { lineState } from "./line-state.ts";

/** What all lines of a counting tell, whichever of them are looked at. Instants are milliseconds since 1970. */
export interface SurveyTotals {
  /**
   * Median time by the clock from start to finish of the counted lines, in milliseconds; of those that have
   * both, in this order. `null` when there is none.
   */
  readonly medianDuration: number | null;
  /** Finishes of all counted lines, ascending. */
  readonly finishes: Float64Array;
  /** Starts of all lines in progress, ascending. */
  readonly startsInProgress: Float64Array;
  /** Earliest start of a line; `null` when none has started. */
  readonly firstStart: number | null;
}

/** Which ways the differences of a product's lines go. */
const short = 1;
const over = 2;
export const bothSigns = short | over;

/** The first pass, over all lines of a counting: what a line's own figures need to know of the others. */
export class CountingContext {
  private readonly signs = new Map<string, number>();
  private readonly durations: number[] = [];
  private readonly finishes: number[] = [];
  private readonly starts: number[] = [];
  private firstStart: number | null = null;

  add(line: LineFacts): void {
    const { startedAt, finishedAt, productId } = line;
    if (isDiscrepancy(line)) {
      const known = this.signs.get(productId) ?? 0;
      const signs = known | signOf(line);
      if (signs !== known) this.signs.set(productId, signs);
    }
    if (finishedAt !== null) this.finishes.push(finishedAt);
    if (startedAt === null) return;
    this.firstStart = Math.min(this.firstStart ?? startedAt, startedAt);
    if (lineState(line) === "in-progress") this.starts.push(startedAt);
    if (finishedAt !== null && finishedAt >= startedAt) {
      this.durations.push(finishedAt - startedAt);
    }
  }

  /** Which ways the differences of a product's lines go; 0 for a product without a discrepancy. */
  signsOf(productId: string): number {
    return this.signs.get(productId) ?? 0;
  }

  /** Whether a line has a discrepancy and another line of its product has one of the opposite sign. */
  isMisplaced(line: LineFacts): boolean {
    return isDiscrepancy(line) && this.signsOf(line.productId) === bothSigns;
  }

  totals(): SurveyTotals {
    return {
      medianDuration: medianOf(Float64Array.from(this.durations).sort()),
      finishes: Float64Array.from(this.finishes).sort(),
      startsInProgress: Float64Array.from(this.starts).sort(),
      firstStart: this.firstStart,
    };
  }
}

function signOf(line: LineFacts): number {
  return (line.difference ?? 0) < 0 ? short : over;
}
