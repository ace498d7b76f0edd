import { countBefore } from "#domain/time/instants.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { BurnUpSource } from "./burn-up.ts";
import { pace } from "./pace.ts";
import type { Throughput } from "./throughput.ts";

/** A slot of time as the table beside the chart tells it. */
export interface BurnUpRow {
  /** When the slot begins, in milliseconds since 1970. */
  readonly from: number;
  /** Lines finished within the slot. */
  readonly finished: number;
  /** Lines counted by its end. */
  readonly counted: number;
  /** Lines of an even pace by its end; `null` without a usable deadline. */
  readonly pace: number | null;
}

/**
 * The slots with how far the counting was by the end of each. As in the chart, lines finished before the first slot
 * are counted in it, and those with a finish in the future in the last, so that it ends with as many as are counted.
 * @param reached how far the slots go, which is where the last one ends; milliseconds since 1970
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
