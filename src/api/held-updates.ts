import { focusManager } from "@tanstack/react-query";

let areHeld = false;

/** Whether pages keep the figures that they show, for who reads them in peace. */
export function areUpdatesHeld(): boolean {
  return areHeld;
}

/** Holds the updates of open pages, or lets them go on. What is opened or refreshed by hand is read all the same. */
export function holdUpdates(hold: boolean): void {
  areHeld = hold;
  // Queries ask by themselves only while their window is in use; `undefined` leaves that to the browser again.
  focusManager.setFocused(hold ? false : undefined);
}

/** @returns ends the subscription */
export function watchUpdates(listener: () => void): () => void {
  return focusManager.subscribe(listener);
}
