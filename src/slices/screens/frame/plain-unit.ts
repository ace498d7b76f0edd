import { minBox } from "#slices/screens/rules/layout.ts";
import { minUnit, type ScreenPlacement, type Viewport } from "#slices/screens/rules/sizes.ts";

/**
 * CSS pixels of a unit on a page that shows only a message: the design's size or the one for the distance, limited
 * by the display.
 */
export function plainUnit(placement: ScreenPlacement, viewport: Viewport): number {
  const { width, height } = viewport;
  const largest = Math.min(width / minBox.width, height / minBox.height);
  const fallback = Math.min(width / 1920, height / 1080) * 1.2;
  return Math.min(largest, Math.max(fallback, minUnit(placement, viewport)));
}
