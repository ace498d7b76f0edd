import { useSyncExternalStore } from "react";
import { createRecentIds } from "./recent-ids.ts";

const recent = createRecentIds(() => localStorage);

/** Notes that a log was opened. */
export const rememberId = recent.add;

/** Forgets an id that was noted. */
export const forgetId = recent.remove;

/** The ids of the logs that were opened in this browser, newest first. */
export function useRecentIds(): readonly string[] {
  return useSyncExternalStore(recent.onChange, recent.list);
}
