import styles from "./barcode.module.css";
import type { Bars } from "./code128.ts";

/** Quiet zone on both sides, in modules. */
const quiet = 10;

/** Default module in millimetres: readable at arm's length, and the minimum that office printers print. */
const defaultModule = 0.33;
const minModule = 0.2;

/** Whether a barcode is readable at this width in millimetres. */
export function fitsWithin(bars: Bars, width: number): boolean {
  return (bars.length + 2 * quiet) * minModule <= width;
}

/** A barcode in black on white in every theme; as wide as it needs, at most `width` millimetres. */
export function Barcode({ bars, text, width }: { bars: Bars; text: string; width: number }) {
  const modules = bars.length + 2 * quiet;
  const path = bars.bars.map(({ at, width }) => `M${quiet + at} 0h${width}v1h-${width}z`).join("");
  return (
    <svg
      className={styles.barcode}
      style={{ width: `${Math.min(width, modules * defaultModule).toFixed(2)}mm` }}
      viewBox={`0 0 ${modules} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={text}
    >
      <path d={path} />
    </svg>
  );
}
