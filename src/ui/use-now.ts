import { useSyncExternalStore } from "react";
import { ageOf, type Freshness, nowOf } from "#transport/freshness.ts";

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000);
  return () => clearInterval(timer);
}

const wholeSeconds = () => Math.floor(performance.now() / 1000);

/** Renders anew every second, so that what depends on the time stays true. */
function useTick(): void {
  useSyncExternalStore(everySecond, wholeSeconds);
}

/** The gateway's time, to the second; `null` before anything was loaded. Milliseconds since 1970. */
export function useNow(freshness: Freshness | null): number | null {
  useTick();
  return freshness && nowOf(freshness);
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
