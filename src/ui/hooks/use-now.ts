import { useSyncExternalStore } from "react";
import { type Ageing, ageing } from "#domain/time/ageing.ts";
import { steppedMoment } from "#domain/time/stepped-moment.ts";
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

/** The whole second in which the clock of the figures was stopped; `null` while it runs. */
let stoppedIn: number | null = null;

/** Stops the clock of all figures on the page, or lets it go on. */
export function stopClock(isStopped: boolean): void {
  stoppedIn = isStopped ? wholeSeconds() : null;
}

/** The clock's last whole second, or when the figures arrived if that was later. As of `performance.now()`. */
function lastSecond({ at }: Freshness): number {
  return Math.max((stoppedIn ?? wholeSeconds()) * 1000, at);
}

/** A value of the present, taken every second; renders only when it changes. */
function useEachSecond<Value extends string | number | null>(read: () => Value): Value {
  return useSyncExternalStore(everySecond, read);
}

/**
 * The gateway's time at the page's last whole second; `null` before anything was loaded. Constant within a second,
 * so that all renders use the same time. Milliseconds since 1970.
 * @param step where the time moves in larger steps, counted from when the figures were fetched; milliseconds
 */
export function useNow(freshness: Freshness | null, step?: number): number | null {
  return useEachSecond(() => {
    if (freshness === null) return null;
    const now = nowOf(freshness, lastSecond(freshness));
    return step === undefined ? now : steppedMoment(now, freshness.fetchedAt, step);
  });
}

/** Whether the figures are old; see `ageing`. `fresh` before anything was loaded. */
export function useAgeing(freshness: Freshness | null, period: number): Ageing {
  return useEachSecond(() =>
    freshness === null ? "fresh" : ageing(ageOf(freshness, lastSecond(freshness)), period),
  );
}

/** Milliseconds until an instant of the viewer's clock, never negative. */
export function useTimeLeft(until: number): number {
  useEachSecond(wholeSeconds);
  return Math.max(0, until - Date.now());
}

/** Age of the figures at the time of `useNow`, in milliseconds; `null` before anything was loaded. */
export function useAge(freshness: Freshness | null): number | null {
  return useEachSecond(() => freshness && ageOf(freshness, lastSecond(freshness)));
}
