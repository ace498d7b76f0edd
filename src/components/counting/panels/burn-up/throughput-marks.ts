import { withRange } from "#components/counting/filters/filter-updates.ts";
import type { BurnUp } from "#domain/counting/burn-up.ts";
import type { Throughput } from "#domain/counting/throughput.ts";
import type { LineFilter, Range } from "#lines/line-query.ts";

/** A slot of time in which lines were finished. */
export interface SlotMark {
  /** First and last millisecond, since 1970. */
  readonly from: number;
  readonly to: number;
  readonly lines: number;
  /** Position and width as shares of the chart's time span. */
  readonly left: number;
  readonly width: number;
}

/** The slots with lines, in order of time. */
export function slotMarks(
  { slot, slots }: Throughput,
  { from, until }: Pick<BurnUp, "from" | "until">,
): SlotMark[] {
  const share = (at: number) => Math.min(1, Math.max(0, (at - from) / (until - from || 1)));
  return slots
    .filter(({ lines }) => lines > 0)
    .map(({ from: start, lines }) => {
      const [left, right] = [share(start), share(start + slot)];
      return { from: start, to: start + slot - 1, lines, left, width: right - left };
    });
}

/**
 * The slot at a position of the chart, or the nearest one.
 * @param position as a share of the chart's width
 * @param reach maximum distance, also as a share
 */
export function nearestMark(
  marks: readonly SlotMark[],
  position: number,
  reach: number,
): SlotMark | null {
  const away = ({ left, width }: SlotMark) => Math.max(left - position, position - left - width, 0);
  const [first, ...others] = marks;
  if (!first) return null;
  const nearest = others.reduce((best, mark) => (away(mark) < away(best) ? mark : best), first);
  return away(nearest) <= reach ? nearest : null;
}

/** Whether the filter covers at most this slot. */
export function isSlotChosen({ ranges }: LineFilter, { from, to }: SlotMark): boolean {
  const range = ranges?.finishedAt;
  return (range?.from ?? Number.NEGATIVE_INFINITY) >= from && (range?.to ?? to + 1) <= to;
}

/** Filters by a slot, within the times chosen already; removes the filter if it is that slot. */
export function toggleSlot(filter: LineFilter, mark: SlotMark): LineFilter {
  const { from, to } = mark;
  if (isSlotChosen(filter, mark)) return withRange(filter, "finishedAt", { from: null, to: null });
  const chosen = filter.ranges?.finishedAt;
  const within: Range = {
    from: Math.max(from, chosen?.from ?? from),
    to: Math.min(to, chosen?.to ?? to),
  };
  const isSome = (within.from ?? from) <= (within.to ?? to);
  return withRange(filter, "finishedAt", isSome ? within : { from, to });
}
