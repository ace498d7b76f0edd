import { type DrawingContext, qrcode } from "bwip-js/browser";

/** The dark squares of a QR code as the path of an SVG, and how long a side of the whole is in its units. */
export interface QrPath {
  readonly path: string;
  readonly side: number;
}

/** Light around the code, without which readers do not find it: four of its squares, of two units each. */
export const quietZone = 8;

/** Collects the outlines that the encoder draws; of a code without text it draws nothing else. */
function pathDrawing(): DrawingContext<QrPath> {
  const outlines: string[] = [];
  let side = 0;
  const place = (at: number) => at + quietZone;
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width) => {
      side = width + 2 * quietZone;
    },
    line: () => {},
    polygon: (points) => {
      outlines.push(`M${points.map(([x, y]) => `${place(x)} ${place(y)}`).join("L")}Z`);
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
  // A quarter of it may be hidden by a glare or a finger.
  const options = { bcid: "qrcode", text, scale: 1, eclevel: "Q" };
  return qrcode(options, pathDrawing());
}
