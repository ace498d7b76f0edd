import * as v from "valibot";
import { createStoredState } from "#storage/stored-state.ts";

const maxRecent = 20;

/** Keys of the entries that were chosen last in this browser, and of the countings opened last; the latest first. */
export const recentEntries = createStoredState<readonly string[]>({
  key: "countboard:recent",
  initial: [],
  decode: (text) => v.parse(v.array(v.string()), JSON.parse(text)),
});

/** The key of a counting's entry. */
export function countingKey(id: string): string {
  return `counting ${id}`;
}

export function recordRecent(key: string): void {
  recentEntries.update((keys) => [key, ...keys.filter((one) => one !== key)].slice(0, maxRecent));
}
