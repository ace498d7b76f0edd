import { useSyncExternalStore } from "react";
import { createTicks, withoutTicks, withTick } from "./ticks.ts";

const ticks = createTicks();

const noLines: ReadonlySet<number> = new Set();

/** Ticks or unticks a line of a counting. */
export function tickLine(counting: string, line: number, isTicked: boolean): void {
  ticks.update((all) => withTick(all, { counting, line, isTicked }));
}

export function clearTicks(counting: string): void {
  ticks.update((all) => withoutTicks(all, counting));
}

/** The ticked lines of a counting in this browser, and whether ticks are stored beyond the page. */
export function useTicks(counting: string): {
  readonly ticked: ReadonlySet<number>;
  readonly areStored: boolean;
} {
  const all = useSyncExternalStore(ticks.subscribe, ticks.get);
  const areStored = useSyncExternalStore(ticks.subscribe, ticks.isStored);
  return { ticked: all.get(counting) ?? noLines, areStored };
}
