import { useSyncExternalStore } from "react";
import { createStoredState } from "#storage/stored-state.ts";

const maxIds = 8;

const recentIds = createStoredState<readonly string[]>({
  key: "recent-imports",
  initial: [],
  decode: (text) => JSON.parse(text).filter(isId).slice(0, maxIds),
});

function isId(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}

/** Puts the id of an opened log first. */
export function withId(ids: readonly string[], id: string): readonly string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, maxIds);
}

export function rememberId(id: string): void {
  recentIds.update((ids) => withId(ids, id));
}

export function forgetId(id: string): void {
  recentIds.update((ids) => ids.filter((other) => other !== id));
}

/** Ids of the logs opened in this browser, newest first. */
export function useRecentIds(): readonly string[] {
  return useSyncExternalStore(recentIds.subscribe, recentIds.get);
}
