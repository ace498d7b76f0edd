import { useCallback, useEffect, useSyncExternalStore } from "react";
import { createLooks, type Look } from "./visits.ts";

const looks = createLooks(() => localStorage);

/** When this browser showed a counting before, and how far it has seen now. */
export function useCellContext(id: string): Look | null {
  return useSyncExternalStore(
    looks.onChange,
    useCallback(() => looks.of(id), [id]),
  );
}

/** Whether the next visit will know of this one. */
export function looksAreKept(): boolean {
  return looks.isKept();
}

/** Remembers that figures are looked at; nobody sees a page in the background. */
export function useLooking(id: string, fetchedAt: number): void {
  useEffect(() => {
    const see = () => {
      if (document.visibilityState === "visible") looks.see(id, fetchedAt);
    };
    see();
    document.addEventListener("visibilitychange", see);
    return () => document.removeEventListener("visibilitychange", see);
  }, [id, fetchedAt]);
}
