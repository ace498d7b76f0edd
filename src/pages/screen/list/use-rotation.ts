import { useEffect, useState } from "react";
import { nextPage } from "#domain/screen/pages.ts";

/** Which page is shown, and since when. */
export interface Rotation {
  readonly page: number;
  /** How often it has turned so far, also with one page only. */
  readonly turn: number;
  /** How often it has begun anew. */
  readonly cycle: number;
  /** When the next page comes, by this page's `performance.now()`. */
  readonly until: number;
}

/**
 * Turns the pages.
 * @param pages how many there are now
 * @param seconds that each stays
 */
export function useRotation(pages: number, seconds: number): Rotation {
  const [state, setState] = useState(() => ({
    page: 0,
    turn: 0,
    cycle: 0,
    since: performance.now(),
  }));
  const until = state.since + seconds * 1000;
  useEffect(() => {
    const turn = () =>
      setState((before) => {
        const page = nextPage(before.page, pages);
        const cycle = page === 0 ? before.cycle + 1 : before.cycle;
        return { page, turn: before.turn + 1, cycle, since: performance.now() };
      });
    const timer = setTimeout(turn, until - performance.now());
    return () => clearTimeout(timer);
  }, [pages, until]);
  // What comes after a page that has gone is shown in its place.
  const page = Math.min(state.page, Math.max(0, pages - 1));
  return { page, turn: state.turn, cycle: state.cycle, until };
}
