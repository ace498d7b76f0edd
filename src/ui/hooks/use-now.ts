import { useSyncExternalStore } from "react";
import { ageOf, type Freshness, nowOf } from "#transport/freshness.ts";

/** Ticks at every whole second of the page. */
function everySecond(onTick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tick, 1000 - (performance.now() % 1000));
  };
  const tick = () => {
    onTick();
    wait();
  };
  wait();
  return () => clearTimeout(timer);
}

const wholeSeconds = () => Math.floor(performance.now() / 1000);

/** Renders every second, so that what depends on the time stays true; returns the seconds of the page. */
function useTick(): number {
  return useSyncExternalStore(everySecond, wholeSeconds);
}

/** The page's last whole second, or when the figures arrived if that was later. As of `performance.now()`. */
function lastSecond({ at }: Freshness, seconds: number): number {
  return Math.max(seconds * 1000, at);
}

/**
 * The gateway's time at the page's last whole second; `null` before anything was loaded. Constant within a second,
 * so that all renders use the same time. Milliseconds since 1970.
 */
export function useNow(freshness: Freshness | null): number | null {
  const seconds = useTick();
  return freshness && nowOf(freshness, lastSecond(freshness, seconds));
}

/** Milliseconds until an instant of the viewer's clock, never negative. */
export function useTimeLeft(until: number): number {
  useTick();
  return Math.max(0, until - Date.now());
}

/** Age of the figures at the time of `useNow`, in milliseconds; `null` before anything was loaded. */
export function useAge(freshness: Freshness | null): number | null {
  const seconds = useTick();
  return freshness && ageOf(freshness, lastSecond(freshness, seconds));
}
