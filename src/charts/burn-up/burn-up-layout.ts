import { hour } from "#domain/time/units.ts";
import type { Format } from "#format/format.ts";
import type { OverviewMessages } from "#messages/languages.ts";
import type { BurnUpData } from "./burn-up-data.ts";

/** Space above the plot of counted lines, for a label, and below it, in pixels. */
export const burnUpSpace = { top: 22, bottom: 10 } as const;

/** Layout of the throughput panel, in pixels; both panels share one time axis. */
export const throughputLayout = {
  height: 96,
  /** Space above the bars, for their title, and the height of the time axis. */
  top: 26,
  axis: 22,
} as const;

/** Right of the plots without labels, in pixels. */
const narrowMargin = 12;

/** Between the plots and the labels in the margin, in pixels. */
export const labelGap = 8;

/** Approximate width of a label in pixels, rather too large. */
export const widthOf = (text: string) => 7 * text.length;

/** Width of the value axis of both panels in pixels: enough for its longest number. */
export function axisWidth(longest: string): number {
  return 14 + 7.2 * longest.length;
}

/** A label right of the plots, as high as what it names. */
interface MarginLabel {
  readonly text: string;
  readonly lines: number;
}

/** The labels right of the plots; `null` where there is nothing to name. */
export interface MarginLabels {
  readonly counted: MarginLabel | null;
  readonly pace: MarginLabel | null;
  /** Lines per slot. */
  readonly needed: MarginLabel | null;
  /** Width of the margin in pixels. */
  readonly width: number;
}

/**
 * Labels in the margin, where nothing crosses them.
 * @param isPhone whether there is no room for a margin
 */
export function marginLabels(
  { series, throughput, needed, now }: BurnUpData,
  {
    t,
    format,
    isPhone,
  }: { t: OverviewMessages["overview"]["burnUp"]; format: Format; isPhone: boolean },
): MarginLabels {
  if (isPhone) return { counted: null, pace: null, needed: null, width: narrowMargin };
  const last = series.counted.at(-1);
  const due = now === null ? null : paceAt(series.pace, now);
  const counted = last ? { text: t.counted(format.number(last.lines)), lines: last.lines } : null;
  const pace =
    due === null ? null : { text: t.paceNow(format.number(Math.round(due))), lines: due };
  const perHour = hour / throughput.slot;
  const wanted =
    needed !== null && needed > 0 && isNeededVisible(throughput, needed)
      ? { text: t.needed(format.whole(Math.ceil(needed * perHour))), lines: needed }
      : null;
  const widths = [counted, pace, wanted].map((label) => (label ? widthOf(label.text) : 0));
  const widest = Math.max(...widths);
  return {
    counted,
    pace,
    needed: wanted,
    width: widest === 0 ? narrowMargin : labelGap + widest,
  };
}

/** A deadline that is near or hopeless must not flatten the bars. */
export function isNeededVisible({ slots }: BurnUpData["throughput"], needed: number): boolean {
  return needed <= 2 * Math.max(1, ...slots.map(({ lines }) => lines));
}

/** Lines of an even pace at an instant, interpolated; `null` without a pace. */
export function paceAt(pace: BurnUpData["series"]["pace"], at: number): number | null {
  const next = pace.findIndex((point) => point.at >= at);
  const [before, after] = [pace[next - 1], pace[next]];
  if (next === -1) return pace.at(-1)?.lines ?? null;
  if (!after || !before) return after?.lines ?? null;
  const share = (at - before.at) / (after.at - before.at);
  return before.lines + share * (after.lines - before.lines);
}

/**
 * Heights of labels that name lines of nearly the same height: moved apart, and within the plot.
 * @param wanted in pixels from above, in any order
 * @param size height of a label
 */
export function spreadLabels(wanted: readonly number[], size: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => by(wanted, one, other));
  const placed = [...wanted];
  let above = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    above = Math.max(placed[index] ?? 0, above + size);
    placed[index] = above;
  }
  let below = bottom;
  for (const index of order.reverse()) {
    below = Math.min(placed[index] ?? 0, below);
    placed[index] = below;
    below -= size;
  }
  return placed;
}

const by = (values: readonly number[], one: number, other: number) =>
  (values[one] ?? 0) - (values[other] ?? 0);
