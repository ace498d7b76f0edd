import { medianOf } from "#domain/decimal/median.ts";
import { isDiscrepancy } from "./discrepancy.ts";
import type { LineFacts } from "./line-facts.ts";
import { lineState } from "./line-state.ts";

/** Figures of all lines of a counting, regardless of filters. Instants are milliseconds since 1970. */
export interface CountingContextTotals {
  /**
   * Median wall-clock time from start to finish, in milliseconds, of the counted lines that have both in this
   * order. `null` without any.
   */
  readonly medianDuration: number | null;
  /** Finishes of all counted lines, ascending. */
  readonly finishes: Float64Array;
  /** Starts of all lines in progress, ascending. */
  readonly startsInProgress: Float64Array;
  /** Earliest start of a line; `null` when none has started. */
  readonly firstStart: number | null;
}

/** Bit flags for the signs of a product's differences. */
const short = 1;
const over = 2;
export const bothSigns = short | over;

/**
 * The first pass over all lines of a counting: collects the facts about other lines that the evaluation of a line
 * needs.
 */
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

  /** Bit flags for the signs of a product's differences; 0 for a product without a discrepancy. */
  signsOf(productId: string): number {
    return this.signs.get(productId) ?? 0;
  }

  /** Whether the line has a discrepancy and another line of its product has one of the opposite sign. */
  isMisplaced(line: LineFacts): boolean {
    return isDiscrepancy(line) && this.signsOf(line.productId) === bothSigns;
  }

  totals(): CountingContextTotals {
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
