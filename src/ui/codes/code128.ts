import { code128 } from "bwip-js/generic";

/** The black bars of a barcode; all lengths in modules, the width of its narrowest bar. */
export interface Bars {
  readonly bars: readonly { readonly at: number; readonly width: number }[];
  /** From the first bar to the last. */
  readonly length: number;
}

/** Characters that every reader decodes the same: printable ASCII. */
const readable = /^[ -~]+$/;

/** Far more than fits on a sheet; encoding time grows faster than the length. */
const maxLength = 60;

/**
 * The bars of a text in Code 128; `null` for text that readers may decode differently: empty, beyond ASCII, or
 * with control characters. Takes milliseconds.
 */
export function barsOf(text: string): Bars | null {
  if (!readable.test(text) || text.length > maxLength) return null;
  const bars: { at: number; width: number }[] = [];
  let length = 0;
  const drawing = {
    scale: (): [number, number] => [1, 1],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width: number) => {
      length = width;
    },
    // The encoder gives a line by its middle; for odd widths, by the point half a module to its right.
    line: (x: number, _y0: number, _x1: number, _y1: number, width: number) => {
      bars.push({ at: Math.floor(x - width / 2), width });
    },
    polygon: () => {},
    hexagon: () => {},
    ellipse: () => {},
    fill: () => {},
    text: () => {},
    end: () => ({ bars, length }),
  };
  const isRendered: Bars | false = code128(
    { bcid: "code128", text, scaleX: 1, scaleY: 1, height: 1 },
    drawing,
  );
  return isRendered || null;
}
