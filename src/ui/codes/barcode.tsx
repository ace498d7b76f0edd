import styles from "./barcode.module.css";
import type { Bars } from "./code128.ts";

/** White on both sides that a reader needs, in modules. */
const quiet = 10;

/** Millimetres of a module: wide enough for a reader at arm's length, and the least that office printers print. */
const usualModule = 0.33;
const leastModule = 0.2;

/** Whether a barcode can be read when it is not wider than that, in millimetres. */
export function fitsWithin(bars: Bars, width: number): boolean {
  return (bars.length + 2 * quiet) * leastModule <= width;
}

/** A barcode in black on white, whatever the theme; as wide as it needs, at most `width` millimetres. */
export function Barcode({ bars, text, width }: { bars: Bars; text: string; width: number }) {
  const modules = bars.length + 2 * quiet;
  const path = bars.bars.map(({ at, width }) => `M${quiet + at} 0h${width}v1h-${width}z`).join("");
  return (
    <svg
      className={styles.barcode}
      style={{ width: `${Math.min(width, modules * usualModule).toFixed(2)}mm` }}
      viewBox={`0 0 ${modules} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={text}
    >
      <path d={path} />
    </svg>
  );
}
