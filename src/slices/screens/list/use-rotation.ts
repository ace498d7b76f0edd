import { useEffect, useState } from "react";
import type { FooterContent } from "#slices/screens/frame/footer.tsx";
import { nextPage } from "#slices/screens/rules/pages.ts";

export interface Rotation {
  readonly page: number;
  /** Number of turns so far, counted also with a single page. */
  readonly turn: number;
  /** Number of completed cycles. */
  readonly cycle: number;
  /** When the next page is due, by this page's `performance.now()`. */
  readonly until: number;
}

/**
 * Rotates the pages.
 * @param pages current number of pages
 * @param seconds that each page stays
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
  // When the last page disappears, the one before it is shown.
  const page = Math.min(state.page, Math.max(0, pages - 1));
  return { page, turn: state.turn, cycle: state.cycle, until };
}

/** The footer of rotating pages; it names the next one while there are several. */
export function rotationFoot(
  { page, turn, until }: Rotation,
  {
    pages,
    nextName,
    note,
  }: { pages: number; nextName: string | null | undefined; note: string | null },
): FooterContent {
  const nextPage = pages > 1 && nextName ? { name: nextName, at: until } : null;
  return { page, pages, turn, nextPage, note };
}
