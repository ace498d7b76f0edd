import { pagesOf } from "./pages.ts";
import { distanceOf, minUnit, type ScreenPlacement, type Viewport } from "./sizes.ts";

/** Parts below the pace bar, or on separate pages. */
export type ScreenPart = "facts" | "burn-up" | "discrepancies" | "zones";

/** Layout of one counting. Lengths are units of the design unless stated otherwise. */
export interface CountingLayout {
  /** CSS pixels per unit. */
  readonly unit: number;
  /** Size of the whole screen. */
  readonly width: number;
  readonly height: number;
  /** `whole`: everything on one page; `wide`: the parts have their own pages; `narrow`: the facts, too. */
  readonly arrangement: "whole" | "wide" | "narrow";
  /** Font size of the counted percentage. */
  readonly percent: number;
  /** Parts on each page after the first, which is the counting's own. */
  readonly pages: readonly (readonly ScreenPart[])[];
}

/** Screen size of the design, and the minimum size for the `whole` arrangement. */
const design = { width: 1920, height: 1080 };
const minWhole = { width: 1820, height: 1040 };

/** Minimum width at which the facts fit beside the percentage. */
const minWideWidth = 1400;

/** Minimum size to show one counting. */
export const minBox = { width: 800, height: 450 };

/** Width of a part with the space beside it. */
const partWidth = 640;

const maxPercent = 264;

/** The largest unit at which one counting fits. */
function maxUnit({ width, height }: Viewport): number {
  return Math.min(width / minBox.width, height / minBox.height);
}

/** Whether a screen is large enough for its distance to show one counting. */
export function fits(placement: ScreenPlacement, viewport: Viewport): boolean {
  return minUnit(placement, viewport) <= maxUnit(viewport);
}

/** Maximum distance at which one counting is readable, in metres. */
export function maxDistance(diagonal: number, viewport: Viewport): number {
  return distanceOf(maxUnit(viewport), diagonal, viewport);
}

/** The layout of one counting; `null` when it is unreadable at that distance. */
export function countingLayout(
  placement: ScreenPlacement,
  viewport: Viewport,
): CountingLayout | null {
  if (!fits(placement, viewport)) return null;
  const min = minUnit(placement, viewport);
  const fitting = Math.min(viewport.width / design.width, viewport.height / design.height);
  const unit = Math.max(min, fitting);
  const [width, height] = [viewport.width / unit, viewport.height / unit];
  const box = { unit, width, height };
  if (width >= minWhole.width && height >= minWhole.height) {
    return { ...box, arrangement: "whole", percent: maxPercent, pages: [] };
  }
  const isWide = width >= minWideWidth;
  const parts: ScreenPart[] = ["burn-up", "discrepancies", "zones"];
  if (!isWide) parts.unshift("facts");
  return {
    ...box,
    arrangement: isWide ? "wide" : "narrow",
    percent: percentSize(width, height, isWide),
    pages: pagesOf(parts, Math.max(1, Math.floor(width / partWidth))),
  };
}

/** As large as the parts beside and below it allow: the figure is 2.6 times as wide as its font size. */
function percentSize(width: number, height: number, isWide: boolean): number {
  const beside = isWide ? 960 : 470;
  const below = isWide ? 480 : 300;
  return Math.min(maxPercent, (width - beside) / 2.6, height - below);
}

/** Layout of the list of countings. */
export interface ListLayout {
  /** CSS pixels per unit. */
  readonly unit: number;
  readonly width: number;
  readonly height: number;
  /** `wide`: all in one line; `stacked`: the bar below the name, where few rows are high; `narrow`: in little width, too. */
  readonly arrangement: "wide" | "stacked" | "narrow";
  /** Countings per page. */
  readonly rows: number;
}

/** Minimum height of a row, and of everything else; stale figures add a banner. */
const listRow = { wide: 124, stacked: 188, narrow: 150 };
const listFrame = { default: 226, stale: 318 };
const listFrameNarrow = { default: 172, stale: 240 };
const minWideList = 1460;

/** Rows of a short list grow only up to this width, since larger text would truncate names. */
const maxGrowthWidth = 1580;

/**
 * The largest layout in which all countings fit on one page; otherwise the one that fits most of them. `null`
 * when no row is readable at that distance.
 */
export function listLayout(
  placement: ScreenPlacement,
  viewport: Viewport,
  countings: number,
  isStale: boolean,
): ListLayout | null {
  if (!fits(placement, viewport)) return null;
  const frame = isStale ? listFrame.stale : listFrame.default;
  const fitting = viewport.height / (frame + listRow.wide * 1.08 * Math.max(1, countings));
  const widest = viewport.width / maxGrowthWidth;
  const unit = Math.max(minUnit(placement, viewport), Math.min(fitting, widest));
  const [width, height] = [viewport.width / unit, viewport.height / unit];
  const isNarrow = width < minWideList * 0.97;
  const rest = isNarrow ? listFrameNarrow : listFrame;
  const space = height - (isStale ? rest.stale : rest.default);
  const isStacked = !isNarrow && space >= listRow.stacked * countings;
  const arrangement = isNarrow ? "narrow" : isStacked ? "stacked" : "wide";
  return {
    unit,
    width,
    height,
    arrangement,
    rows: Math.max(1, Math.floor(space / listRow[arrangement])),
  };
}
