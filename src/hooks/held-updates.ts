import { focusManager } from "@tanstack/react-query";
import { stopClock } from "#ui/hooks/use-now.ts";

let areHeld = false;

/** How many parts want the page updated while its window is hidden. */
let keepers = 0;

/** Whether the page keeps its figures as they are while someone reads them. */
export function areUpdatesHeld(): boolean {
  return areHeld;
}

/**
 * Holds the updates of the open page, or lets them go on. What is opened or refreshed by hand is read all the same. The
 * clock stops, too: else what depends on the time would change and, once the figures are stale, disappear.
 */
export function holdUpdates(hold: boolean): void {
  areHeld = hold;
  stopClock(hold);
  apply();
}

/**
 * Keeps the page updated while its window is hidden.
 * @returns ends it
 */
export function keepUpdating(): () => void {
  keepers += 1;
  apply();
  return () => {
    keepers -= 1;
    apply();
  };
}

/** Queries ask by themselves only while their window is in use; `undefined` leaves that to the browser. */
function apply(): void {
  const isKept = keepers > 0 || undefined;
  focusManager.setFocused(areHeld ? false : isKept);
}

/** @returns ends the subscription */
export function watchUpdates(listener: () => void): () => void {
  return focusManager.subscribe(listener);
}
