import type { CountingSearch } from "#pages/counting/search/search.ts";

/** The instant that the player has reached, while the address still has the one where playback started. */
export interface ReplayFrame {
  readonly at: number;
  /** The address's instant at that time; another one, for example after Back, ends playback. */
  readonly over: number | undefined;
}

/** The search with the instant of the player. */
export function viewAtFrame(view: CountingSearch, frame: ReplayFrame | null): CountingSearch {
  if (frame === null || frame.over !== view.view.asOf) return view;
  return { ...view, view: { ...view.view, asOf: frame.at } };
}
