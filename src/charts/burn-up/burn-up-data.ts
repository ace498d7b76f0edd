import type { BurnUp } from "#domain/counting/burn-up.ts";
import type { Throughput } from "#domain/counting/throughput.ts";

/** Data of both panels. */
export interface BurnUpData {
  readonly series: BurnUp;
  readonly throughput: Throughput;
  /** Lines per slot that meet the deadline; `null` without an answer. */
  readonly needed: number | null;
  /** All lines. */
  readonly total: number;
  /** Localized end of the forecast; `null` when it is not shown. */
  readonly forecast: string | null;
  /** `null` without a usable deadline. */
  readonly deadline: number | null;
  /** Lines counted by a deadline that has passed; `null` before that. */
  readonly countedByDeadline: number | null;
  /** When counting must start again to meet the deadline; `null` unless the counting has stalled. */
  readonly restart: number | null;
  /** The present moment; `null` for a finished counting, and while the time is unknown. */
  readonly now: number | null;
}
