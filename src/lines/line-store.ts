import type { Counting } from "#contract/counting.ts";
import type { LineTotals } from "#domain/line-totals.ts";
import type { Disagreement, LineQuality } from "#domain/quality.ts";
import type { Freshness } from "#transport/freshness.ts";
import type { LineFilter, LineSort } from "./line-query.ts";
import type { LineRow } from "./line-row.ts";

/** A line that could not be read: its place in `products`, from 0, and the path of the first fault in it. */
export interface LineFault {
  readonly position: number;
  readonly field: string;
}

/** How far a load has come, in lines; `total` is the header's `totalProducts`, `null` before the header is known. */
export interface LoadProgress {
  readonly read: number;
  readonly total: number | null;
}

/** A counting whose lines are ready in the store. */
export interface LoadedCounting {
  /** Grows by 1 with every load; orders and rows belong to one version. */
  readonly version: number;
  readonly counting: Counting;
  readonly freshness: Freshness;
  /** Milliseconds from the request to the last byte. */
  readonly transferTime: number;
  readonly faults: readonly LineFault[];
  readonly quality: LineQuality;
  readonly disagreements: readonly Disagreement[];
}

/** The lines that match a filter, sorted: row numbers of one version. */
export interface LineOrder {
  readonly version: number;
  readonly rows: Uint32Array;
}

/** Figures over all lines that match a filter, and per zone. */
export interface LineAggregates {
  readonly version: number;
  readonly totals: LineTotals;
  /** Instants of the finished lines, ascending, in milliseconds since 1970. */
  readonly finishes: Float64Array;
  /** By zone code, in the order of the codes. */
  readonly zones: readonly { readonly zone: string; readonly totals: LineTotals }[];
}

/**
 * The lines of one counting, held away from the page: the page asks for an order, and for the few rows
 * in view. Every method rejects with a `FailureError`, or with what its signal was aborted with; a closed
 * store rejects everything with an `AbortError`.
 */
export interface LineStore {
  /** Gets the counting, or gets it anew; the previous version stays usable until this one is ready. */
  load(signal: AbortSignal, onProgress?: (progress: LoadProgress) => void): Promise<LoadedCounting>;
  /**
   * Of the newest version; without sorts, in the order of `index`.
   * @throws OutdatedVersionError before the first load
   */
  order(filter: LineFilter, sorts: readonly LineSort[]): Promise<LineOrder>;
  /**
   * The rows at places `from` (included) to `to` (excluded) of an order; fewer at its end.
   * @throws OutdatedVersionError when the order is older than the previous version: ask for it anew
   */
  rows(order: LineOrder, from: number, to: number): Promise<readonly LineRow[]>;
  /**
   * Of the newest version.
   * @throws OutdatedVersionError before the first load
   */
  aggregates(filter: LineFilter): Promise<LineAggregates>;
  /** Ends the worker; nothing can be asked afterwards. */
  close(): void;
}
