import { minBox } from "#domain/screen/layout.ts";
import { minUnit, type ScreenPlacement, type Viewport } from "#domain/screen/sizes.ts";

/**
 * CSS pixels of a unit for a page that only says something: as large as in the design, or as the distance wants
 * it, up to what the screen can hold.
 */
export function plainUnit(placement: ScreenPlacement, viewport: Viewport): number {
  const { width, height } = viewport;
  const largest = Math.min(width / minBox.width, height / minBox.height);
  const fallback = Math.min(width / 1920, height / 1080) * 1.2;
  return Math.min(largest, Math.max(fallback, minUnit(placement, viewport)));
}
