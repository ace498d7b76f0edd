/** Where a screen hangs: how far away its viewers stand, and how large it is. */
export interface ScreenPlacement {
  /** Metres from the eye to the screen. */
  readonly distance: number;
  /** Inches from corner to corner of what lights up. */
  readonly diagonal: number;
}

/** What the page fills, in CSS pixels: taken to be the whole screen, whose pixels are square. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Height of a capital letter of Inter, in ems. */
const capitalHeight = 0.727;

/** Least capital heights as the eye sees them, in minutes of arc: of what is read, and of labels and the like. */
const leastArc = { content: 16, furniture: 10 } as const;

/** The sizes of the design, in its units: the smallest text that is read, and labels. */
export const designText = { content: 52, furniture: 32 } as const;

const millimetresPerInch = 25.4;
const minutesPerRadian = (180 / Math.PI) * 60;

/** Browsers round what they draw; nothing may end up just below what it must reach. */
const spare = 1.01;

/** Millimetres per CSS pixel. */
function pixelPitch({ width, height }: Viewport, diagonal: number): number {
  return (diagonal * millimetresPerInch) / Math.hypot(width, height);
}

/**
 * Under what angle a viewer sees the capitals of a text.
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

/** The font size in CSS pixels whose capitals a viewer sees under so many minutes of arc. */
export function fontSizeOf(arc: number, placement: ScreenPlacement, viewport: Viewport): number {
  const height = 2 * placement.distance * 1000 * Math.tan(arc / minutesPerRadian / 2);
  return height / pixelPitch(viewport, placement.diagonal) / capitalHeight;
}

/** The least CSS pixels of a unit of the design at which everything can be read. */
export function leastUnit(placement: ScreenPlacement, viewport: Viewport): number {
  const content = fontSizeOf(leastArc.content, placement, viewport) / designText.content;
  const furniture = fontSizeOf(leastArc.furniture, placement, viewport) / designText.furniture;
  return Math.max(content, furniture) * spare;
}

/**
 * The largest distance at which a unit of the design may be that large, in metres, rounded down to
 * centimetres: sizes grow with the distance.
 * @param unit CSS pixels
 */
export function distanceOf(unit: number, diagonal: number, viewport: Viewport): number {
  return Math.floor((unit / leastUnit({ distance: 1, diagonal }, viewport)) * 100) / 100;
}
