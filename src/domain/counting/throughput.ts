import { countBefore } from "#domain/time/instants.ts";
import { hour, minute } from "#domain/time/units.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { CountingFacts } from "./facts.ts";

const dayLength = 24 * hour;

/** Familiar lengths; the shortest that fits is used. */
const slotLengths = [15, 30, 60, 120, 240, 480, 1440].map((minutes) => minutes * minute);

/** More bars would be indistinguishable. */
const maxSlots = 200;

/** Lines finished in contiguous time slots. */
export interface Throughput {
  /** Length of each slot, in milliseconds: 15 minutes, or more for a counting that takes days. */
  readonly slot: number;
  /** By start, in milliseconds since 1970; a slot includes its start, not its end. */
  readonly slots: readonly { readonly from: number; readonly lines: number }[];
}

/**
 * Lines finished per slot between two instants, both included; finishes outside are left out. Slots begin at
 * full quarters of an hour.
 * @param finishes instants of the finished lines, ascending
 */
export function throughput(finishes: Float64Array, from: number, until: number): Throughput {
  const slot =
    slotLengths.find((length) => slotsWithin(from, until, length) <= maxSlots) ??
    Math.ceil((until - from) / (maxSlots - 2) / dayLength) * dayLength;
  const first = Math.floor(from / slot) * slot;
  const slots = Array.from({ length: slotsWithin(from, until, slot) }, (_, index) => {
    const start = Math.max(from, first + index * slot);
    const end = Math.min(until + 1, first + (index + 1) * slot);
    return {
      from: first + index * slot,
      lines: countBefore(finishes, end) - countBefore(finishes, start),
    };
  });
  return { slot, slots };
}

/** Number of slots that overlap the range. */
function slotsWithin(from: number, until: number, slot: number): number {
  return Math.max(0, Math.floor(until / slot) - Math.floor(from / slot) + 1);
}

/**
 * Lines per working hour that finish the counting by its deadline, 0 with nothing left. `null` for a finished
 * counting, and without working time before its deadline.
 * @param now milliseconds since 1970
 */
export function neededRate(
  { active, endsAt, left }: Pick<CountingFacts, "active" | "endsAt" | "left">,
  now: number,
  calendar: WorkCalendar,
): number | null {
  if (!active) return null;
  if (left <= 0) return 0;
  const time = calendar.between(now, endsAt);
  return time > 0 ? left / (time / hour) : null;
}
