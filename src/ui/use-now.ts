import { useSyncExternalStore } from "react";
import { ageOf, type Freshness, nowOf } from "#transport/freshness.ts";

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000);
  return () => clearInterval(timer);
}

const wholeSeconds = () => Math.floor(performance.now() / 1000);

/** Renders anew every second, so that what depends on the time stays true; gives the seconds of the page. */
function useTick(): number {
  return useSyncExternalStore(everySecond, wholeSeconds);
}

/**
 * The gateway's time as of the last whole second, but never before the figures; `null` before anything was loaded. The
 * same for a second, so that what is drawn anew meanwhile finds the same time. Milliseconds since 1970.
 */
export function useNow(freshness: Freshness | null): number | null {
  const seconds = useTick();
  return freshness && nowOf(freshness, Math.max(seconds * 1000, freshness.at));
}

/** Milliseconds until an instant of the viewer's clock, never negative. */
export function useTimeLeft(until: number): number {
  useTick();
  return Math.max(0, until - Date.now());
}

/** How old the figures are, in milliseconds; `null` before anything was loaded. */
export function useAge(freshness: Freshness | null): number | null {
  useTick();
  return freshness && ageOf(freshness);
}
