import { useSyncExternalStore } from "react";

/** Breakpoints are multiples of it. Pixels. */
const step = 16;

function subscribe(onChange: () => void): () => void {
  addEventListener("resize", onChange);
  return () => removeEventListener("resize", onChange);
}

const read = () => Math.floor(innerWidth / step) * step;

/** The window's width in pixels, rounded down so that a resize renders few times. */
export function useWindowWidth(): number {
  return useSyncExternalStore(subscribe, read);
}
