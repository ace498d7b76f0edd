import { useEffect, useState } from "react";
import type { Bars } from "#ui/codes/code128.ts";

/** How long encoding may keep the page from answering, in milliseconds; a slow phone takes four times as long. */
const slice = 8;

/** The bars by their text; `null` for a text that has none. */
export type BarsByText = ReadonlyMap<string, Bars | null>;

const none: BarsByText = new Map();

/** Lets the page answer before what follows. */
function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Encodes texts bit by bit, so that the page answers meanwhile. Those not yet encoded are missing in the map;
 * whatever was encoded for other texts before is kept.
 */
export function useBars(texts: readonly string[]): {
  readonly bars: BarsByText;
  readonly failed: boolean;
} {
  const [bars, setBars] = useState(none);
  const [failed, setFailed] = useState(false);
  // Texts hold no characters of that kind where they hold any bars.
  const wanted = JSON.stringify(texts);
  useEffect(() => {
    let isOver = false;
    const encode = async () => {
      const { barsOf } = await import("#ui/codes/code128.ts");
      const missing = new Set<string>(JSON.parse(wanted));
      let fresh = new Map<string, Bars | null>();
      let began = performance.now();
      for (const text of missing) {
        if (isOver) return;
        fresh.set(text, barsOf(text));
        if (performance.now() - began < slice) continue;
        const done = fresh;
        fresh = new Map();
        setBars((known) => new Map([...known, ...done]));
        await rest();
        began = performance.now();
      }
      setBars((known) => new Map([...known, ...fresh]));
    };
    encode().catch(() => setFailed(true));
    return () => {
      isOver = true;
    };
  }, [wanted]);
  return { bars, failed };
}
