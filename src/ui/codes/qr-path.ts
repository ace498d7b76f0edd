import { type DrawingContext, qrcode } from "bwip-js/browser";

/** The dark squares of a QR code as an SVG path, and the side of the whole code in its units. */
export interface QrPath {
  readonly path: string;
  readonly side: number;
}

/** The quiet zone that readers need: four squares of two units each. */
export const quietZone = 8;

/** Collects the outlines from the encoder; a code without text has nothing else. */
function pathDrawing(): DrawingContext<QrPath> {
  const outlines: string[] = [];
  let side = 0;
  const offset = (at: number) => at + quietZone;
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width) => {
      side = width + 2 * quietZone;
    },
    line: () => {},
    polygon: (points) => {
      outlines.push(`M${points.map(([x, y]) => `${offset(x)} ${offset(y)}`).join("L")}Z`);
    },
    hexagon: () => {},
    ellipse: () => {},
    fill: () => {},
    text: () => {},
    end: () => ({ path: outlines.join(""), side }),
  };
}

/**
 * @param text at most some 1,600 characters
 * @throws when it is longer
 */
export function qrPath(text: string): QrPath {
  // A quarter of the code may be hidden by glare or a finger.
  const options = { bcid: "qrcode", text, scale: 1, eclevel: "Q" };
  return qrcode(options, pathDrawing());
}
