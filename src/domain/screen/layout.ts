import { distanceOf, leastUnit, type ScreenPlacement, type Viewport } from "./sizes.ts";

/** What stands below the pace bar, or on pages of its own. */
export type ScreenPart = "facts" | "burn-up" | "discrepancies" | "zones";

/** How one counting is laid out. Lengths are units of the design unless said otherwise. */
export interface CountingLayout {
  /** CSS pixels of a unit. */
  readonly unit: number;
  /** Size of all of it. */
  readonly width: number;
  readonly height: number;
  /** `whole`: everything on one page; `wide`: the parts stand on pages of their own; `narrow`: the facts, too. */
  readonly arrangement: "whole" | "wide" | "narrow";
  /** Font size of the counted percentage. */
  readonly percent: number;
  /** What stands on each page after the first, which is the counting's own. */
  readonly pages: readonly (readonly ScreenPart[])[];
}

/** The picture that the design was drawn for, and how much narrower and lower it may be. */
const design = { width: 1920, height: 1080 };
const leastWhole = { width: 1820, height: 1040 };

/** Below that the facts do not fit beside the percentage. */
const leastWide = 1400;

/** In less than that not even one counting can be shown. */
export const leastBox = { width: 800, height: 450 };

/** Width of a part with the space beside it. */
const partWidth = 640;

const largestPercent = 264;

/** The largest unit at which one counting fits. */
function largestUnit({ width, height }: Viewport): number {
  return Math.min(width / leastBox.width, height / leastBox.height);
}

/** Whether a screen is large enough for its distance to show one counting. */
export function fits(placement: ScreenPlacement, viewport: Viewport): boolean {
  return leastUnit(placement, viewport) <= largestUnit(viewport);
}

/** From how far away one counting can be read at most, in metres. */
export function largestDistance(diagonal: number, viewport: Viewport): number {
  return distanceOf(largestUnit(viewport), diagonal, viewport);
}

/** One counting's layout; `null` when it cannot be read from so far away. */
export function countingLayout(
  placement: ScreenPlacement,
  viewport: Viewport,
): CountingLayout | null {
  if (!fits(placement, viewport)) return null;
  const min = leastUnit(placement, viewport);
  const fitting = Math.min(viewport.width / design.width, viewport.height / design.height);
  const unit = Math.max(min, fitting);
  const [width, height] = [viewport.width / unit, viewport.height / unit];
  const box = { unit, width, height };
  if (width >= leastWhole.width && height >= leastWhole.height) {
    return { ...box, arrangement: "whole", percent: largestPercent, pages: [] };
  }
  const isWide = width >= leastWide;
  const parts: ScreenPart[] = ["burn-up", "discrepancies", "zones"];
  if (!isWide) parts.unshift("facts");
  return {
    ...box,
    arrangement: isWide ? "wide" : "narrow",
    percent: percentSize(width, height, isWide),
    pages: inPages(parts, Math.max(1, Math.floor(width / partWidth))),
  };
}

/** As large as what stands beside and below it allows: the figure is 2.6 times as wide as its font size. */
function percentSize(width: number, height: number, isWide: boolean): number {
  const beside = isWide ? 960 : 470;
  const below = isWide ? 480 : 300;
  return Math.min(largestPercent, (width - beside) / 2.6, height - below);
}

function inPages<Part>(parts: readonly Part[], perPage: number): Part[][] {
  const count = Math.ceil(parts.length / perPage);
  return Array.from({ length: count }, (_, page) =>
    parts.slice(page * perPage, (page + 1) * perPage),
  );
}

/** How the list of countings is laid out. */
export interface WallLayout {
  /** CSS pixels of a unit. */
  readonly unit: number;
  readonly width: number;
  readonly height: number;
  /** Each counting's bar stands below its name, and not beside it. */
  readonly isNarrow: boolean;
  /** Countings on a page. */
  readonly rows: number;
}

/** Least height of a row, and of all that is not rows; with figures that are old a banner comes to it. */
const wallRow = { wide: 124, narrow: 150 };
const wallFrame = { default: 226, stale: 318 };
const wallFrameNarrow = { default: 172, stale: 240 };
const leastWideWall = 1460;

/** With few countings rows do not grow further than to this, since names would be cut for the sake of size. */
const usualWideWall = 1580;

/**
 * The layout in which all countings fit on one page as large as can be; where they do not, that in which most
 * of them fit. `null` when not one can be read from so far away.
 */
export function listLayout(
  placement: ScreenPlacement,
  viewport: Viewport,
  countings: number,
  isStale: boolean,
): WallLayout | null {
  if (!fits(placement, viewport)) return null;
  const frame = isStale ? wallFrame.stale : wallFrame.default;
  const wanted = viewport.height / (frame + wallRow.wide * 1.08 * Math.max(1, countings));
  const widest = viewport.width / usualWideWall;
  const unit = Math.max(leastUnit(placement, viewport), Math.min(wanted, widest));
  const [width, height] = [viewport.width / unit, viewport.height / unit];
  const isNarrow = width < leastWideWall * 0.97;
  const rest = isNarrow ? wallFrameNarrow : wallFrame;
  const space = height - (isStale ? rest.stale : rest.default);
  const row = isNarrow ? wallRow.narrow : wallRow.wide;
  return { unit, width, height, isNarrow, rows: Math.max(1, Math.floor(space / row)) };
}
