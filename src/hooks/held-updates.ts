import { focusManager } from "@tanstack/react-query";
import { stopClock } from "#ui/hooks/use-now.ts";

let areHeld = false;

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
  // Queries ask by themselves only while their window is in use; `undefined` leaves that to the browser again.
  focusManager.setFocused(hold ? false : undefined);
}

/** @returns ends the subscription */
export function watchUpdates(listener: () => void): () => void {
  return focusManager.subscribe(listener);
}
