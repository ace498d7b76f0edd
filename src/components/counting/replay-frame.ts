import type { CountingSearch } from "#components/counting/search/search.ts";

/** The instant that the player has reached, while the address still has the one where playback started. */
export interface ReplayFrame {
  readonly at: number;
  /** The address's instant at that time; another one, for example after Back, ends playback. */
  readonly address: number | undefined;
}

/** The search with the instant of the player, as long as the address is the one where playback started. */
export function searchAtFrame(search: CountingSearch, frame: ReplayFrame | null): CountingSearch {
  if (frame === null || frame.address !== search.lineOptions.asOf) return search;
  return { ...search, lineOptions: { ...search.lineOptions, asOf: frame.at } };
}
