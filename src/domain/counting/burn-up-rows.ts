import { countBefore } from "#domain/time/instants.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { BurnUpSource } from "./burn-up.ts";
import { pace } from "./pace.ts";
import type { Throughput } from "./throughput.ts";

/** A time slot, as shown in the table beside the chart. */
export interface BurnUpRow {
  /** When the slot begins, in milliseconds since 1970. */
  readonly from: number;
  /** Lines finished within the slot. */
  readonly finished: number;
  /** Lines counted by its end. */
  readonly counted: number;
  /** Lines that an even pace reaches by its end; `null` without a usable deadline. */
  readonly pace: number | null;
}

/**
 * Progress by the end of each slot. As in the chart, lines finished before the first slot are counted in it,
 * and those with a finish in the future in the last, so it ends with the number counted.
 * @param reached where the last slot ends; milliseconds since 1970
 */
export function burnUpRows(
  { counting, total, finishes }: Pick<BurnUpSource, "counting" | "total" | "finishes">,
  { slot, slots }: Throughput,
  reached: number,
  calendar: WorkCalendar,
): BurnUpRow[] {
  return slots.map(({ from, lines }, index) => {
    const end = Math.min(from + slot, reached);
    const share = pace(counting, end, calendar);
    return {
      from,
      finished: lines,
      counted: index === slots.length - 1 ? finishes.length : countBefore(finishes, from + slot),
      pace: share === null ? null : share * total,
    };
  });
}
