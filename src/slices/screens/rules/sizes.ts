/** Size of a screen and the distance of its viewers. */
export interface ScreenPlacement {
  /** Metres from the eye to the screen. */
  readonly distance: number;
  /** Inches from corner to corner of the visible area. */
  readonly diagonal: number;
}

/** Size of the page in CSS pixels: assumed to be the whole screen, with square pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Height of a capital letter of Inter, in ems. */
const capitalHeight = 0.727;

/** Minimum visual height of capitals, in minutes of arc: for content, and for labels and the like. */
const minArc = { content: 16, furniture: 10 } as const;

/** Font sizes of the design, in its units: the smallest content text, and labels. */
export const designText = { content: 52, furniture: 32 } as const;

const millimetresPerInch = 25.4;
const minutesPerRadian = (180 / Math.PI) * 60;

/** Safety margin for the browser's rounding. */
const safetyMargin = 1.01;

/** Millimetres per CSS pixel. */
function pixelPitch({ width, height }: Viewport, diagonal: number): number {
  return (diagonal * millimetresPerInch) / Math.hypot(width, height);
}

/**
 * Visual angle of a text's capitals.
 * @param fontSize CSS pixels
 * @returns minutes of arc
 */
export function capitalArc(
  fontSize: number,
  placement: ScreenPlacement,
  viewport: Viewport,
): number {
  const height = fontSize * capitalHeight * pixelPitch(viewport, placement.diagonal);
  return 2 * Math.atan(height / 2 / (placement.distance * 1000)) * minutesPerRadian;
}

/** The font size in CSS pixels whose capitals have that visual angle, in minutes of arc. */
export function fontSizeOf(arc: number, placement: ScreenPlacement, viewport: Viewport): number {
  const height = 2 * placement.distance * 1000 * Math.tan(arc / minutesPerRadian / 2);
  return height / pixelPitch(viewport, placement.diagonal) / capitalHeight;
}

/** Minimum CSS pixels per design unit at which everything is readable. */
export function minUnit(placement: ScreenPlacement, viewport: Viewport): number {
  const content = fontSizeOf(minArc.content, placement, viewport) / designText.content;
  const furniture = fontSizeOf(minArc.furniture, placement, viewport) / designText.furniture;
  return Math.max(content, furniture) * safetyMargin;
}

/**
 * Maximum distance for a design unit of that size, in metres, rounded down to centimetres. Required sizes are
 * proportional to the distance.
 * @param unit CSS pixels
 */
export function distanceOf(unit: number, diagonal: number, viewport: Viewport): number {
  return Math.floor((unit / minUnit({ distance: 1, diagonal }, viewport)) * 100) / 100;
}
