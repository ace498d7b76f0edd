import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { lineLink } from "./line-link.ts";
import { insertionIndex } from "./log/insertion-index.ts";
import { type LineRange, lineCount } from "./log/log-text.ts";
import type { OpenLog } from "./log/open-log.ts";
import type { CurrentHits } from "./search/use-hits.ts";

/** The target that the view of a log's lines follows. */
interface Followed {
  readonly log: OpenLog;
  readonly range: LineRange | null;
  readonly found: CurrentHits;
}

/**
 * Scrolls to the lines that the address links to, and to the current hit.
 * @param show scrolls a line into view, by its index
 */
export function useFollowing(
  scroller: RefObject<HTMLElement | null>,
  { log, range, found }: Followed,
  show: (line: number) => void,
) {
  // Lines selected here are already in view.
  const chosen = useRef<string | null>(null);
  const link = lineLink(range);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is followed once, however the lines are shown
  useLayoutEffect(() => {
    if (!range || link === chosen.current || range.from > lineCount(log)) return;
    show(range.from - 1);
    scroller.current?.scrollIntoView({ block: "nearest" });
  }, [link]);

  // A hit is scrolled to whenever it becomes current, but not when a page opens at a link.
  const { hits, current, steps } = found;
  const offset = current === null ? null : (hits?.offsets[current] ?? null);
  const going = offset === null ? null : `${offset} ${steps}`;
  const gone = useRef(range ? going : null);
  const toReveal = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hit is followed once, however the lines are shown
  useEffect(() => {
    if (offset === null || going === gone.current) return;
    const first = gone.current === null && link !== "" && chosen.current === null;
    gone.current = going;
    if (first) return;
    toReveal.current = current;
    show(insertionIndex(log.starts, offset + 1) - 1);
  }, [going]);
  return {
    /** The hit to scroll into view after rendering; then `null`. */
    toReveal,
    /** Notes that these lines were selected here. */
    noteChosen: (lines: LineRange | null) => {
      chosen.current = lineLink(lines);
    },
  };
}
