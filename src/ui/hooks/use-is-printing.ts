import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let isPrinting = false;
const listeners = new Set<() => void>();

function tell(now: boolean): void {
  isPrinting = now;
  // The browser prints the page as it is when this returns; one render for all, since rows may be many.
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

const startPrinting = () => tell(true);
const endPrinting = () => tell(false);

function subscribe(listener: () => void): () => void {
  // A function that already listens is not added again.
  window.addEventListener("beforeprint", startPrinting);
  window.addEventListener("afterprint", endPrinting);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the page is being printed, so that content out of view must render. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}
