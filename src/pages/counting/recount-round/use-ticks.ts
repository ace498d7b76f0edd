import { useEffect, useSyncExternalStore } from "react";
import { createTicks } from "./ticks.ts";

const ticks = createTicks(() => localStorage);

/** Ticks a line of a counting off, or takes that back. */
export const tick = ticks.set;

/** Takes all ticks of a counting back. */
export const clearTicks = ticks.clear;

/** The lines of a counting that were ticked off in this browser, and whether ticks outlast the page. */
export function useTicks(counting: string): {
  readonly ticked: ReadonlySet<number>;
  readonly areKept: boolean;
} {
  const ticked = useSyncExternalStore(ticks.onChange, () => ticks.of(counting));
  const areKept = useSyncExternalStore(ticks.onChange, ticks.areKept);
  useEffect(() => {
    // Another tab ticks lines, too.
    window.addEventListener("storage", ticks.reload);
    return () => window.removeEventListener("storage", ticks.reload);
  }, []);
  return { ticked, areKept };
}
