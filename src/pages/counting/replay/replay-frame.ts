import type { CountingSearch } from "#pages/counting/search/search.ts";

/** The moment that playing has come to, while the address still names the one that it left from. */
export interface ReplayFrame {
  readonly at: number;
  /** What the address named then; another address, as Back brings it, ends the playing. */
  readonly over: number | undefined;
}

/** The view of the address at the moment that is played. */
export function viewAtFrame(view: CountingSearch, frame: ReplayFrame | null): CountingSearch {
  if (frame === null || frame.over !== view.view.asOf) return view;
  return { ...view, view: { ...view.view, asOf: frame.at } };
}
