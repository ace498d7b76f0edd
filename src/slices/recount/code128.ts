import { CODE128 } from "jsbarcode/bin/barcodes/CODE128/index.js";

/** The black bars of a barcode; all lengths in modules, the width of its narrowest bar. */
export interface Bars {
  readonly bars: readonly { readonly at: number; readonly width: number }[];
  /** From the first bar to the last. */
  readonly length: number;
}

/** Characters that every reader decodes the same: printable ASCII. */
const readable = /^[ -~]+$/;

/** Far more than fits on a sheet. */
const maxLength = 60;

/**
 * The bars of a text in Code 128; `null` for text that readers may decode differently: empty, beyond ASCII, or
 * with control characters.
 */
export function barsOf(text: string): Bars | null {
  if (!readable.test(text) || text.length > maxLength) return null;
  const { data } = new CODE128(text, {}).encode();
  const bars = [...data.matchAll(/1+/g)].map(({ index, 0: bar }) => ({
    at: index,
    width: bar.length,
  }));
  return { bars, length: data.length };
}
