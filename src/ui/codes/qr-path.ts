import { correction, generate } from "lean-qr";

/** The dark squares of a QR code as an SVG path, and the side of the whole code; a square is a unit wide. */
export interface QrPath {
  readonly path: string;
  readonly side: number;
}

/** The quiet zone that readers need. */
export const quietZone = 4;

/**
 * @param text at most some 1,600 characters
 * @throws when it is longer
 */
export function qrPath(text: string): QrPath {
  // A quarter of the code may be hidden by glare or a finger.
  const code = generate(text, { minCorrectionLevel: correction.Q });
  const columns = Array.from({ length: code.size }, (_, x) => x);
  const rows = columns.map((y) => columns.map((x) => (code.get(x, y) ? 1 : 0)).join(""));
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(({ index, 0: { length } }) => {
      return `M${index + quietZone} ${y + quietZone}h${length}v1h-${length}z`;
    }),
  );
  return { path: runs.join(""), side: code.size + 2 * quietZone };
}
