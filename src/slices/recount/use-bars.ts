import { useEffect, useState } from "react";
import { type Bars, barsOf } from "#ui/codes/code128.ts";

/** Maximum time of encoding without a break, in milliseconds; a slow phone takes four times as long. */
const maxMs = 8;

/** Barcodes by text; `null` for a text that cannot be encoded. */
export type BarsByText = ReadonlyMap<string, Bars | null>;

const noBars: BarsByText = new Map();

/** Yields to the event loop. */
function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Encodes texts in small steps, so that the page stays responsive. Texts not yet encoded are missing in the map;
 * results for previous texts stay.
 */
export function useBars(texts: readonly string[]): BarsByText {
  const [bars, setBars] = useState(noBars);
  // Serialised, so that equal lists are one dependency.
  const serializedTexts = JSON.stringify(texts);
  useEffect(() => {
    let isOver = false;
    const encode = async () => {
      const missing = new Set<string>(JSON.parse(serializedTexts));
      let fresh = new Map<string, Bars | null>();
      let began = performance.now();
      for (const text of missing) {
        if (isOver) return;
        fresh.set(text, barsOf(text));
        if (performance.now() - began < maxMs) continue;
        const done = fresh;
        fresh = new Map();
        setBars((known) => new Map([...known, ...done]));
        await yieldToEventLoop();
        began = performance.now();
      }
      setBars((known) => new Map([...known, ...fresh]));
    };
    void encode();
    return () => {
      isOver = true;
    };
  }, [serializedTexts]);
  return bars;
}
