import { useSyncExternalStore } from "react";
import { sharedSearch } from "#search-params/shared-search.ts";
import { useSearch } from "#search-params/use-search.ts";
import { createStoredState } from "#storage/stored-state.ts";

/** The working hours that the viewer chose last, as written; "" for round the clock. */
const rememberedHours = createStoredState<string>({
  key: "working-hours",
  initial: "",
  decode: (text) => text,
  encode: (hours) => hours,
});

/** The working hours in the address, else those that this browser remembers; "" for none. */
export function useChosenHours(): string {
  const [{ hours }] = useSearch(sharedSearch);
  const remembered = useSyncExternalStore(rememberedHours.subscribe, rememberedHours.get);
  return hours === "" ? remembered : hours;
}

/** Remembers working hours for the next visit; "" for round the clock. */
export function rememberHours(hours: string): void {
  rememberedHours.update(() => hours);
}
