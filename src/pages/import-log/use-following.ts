import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { insertionIndex } from "#import-log/insertion-index.ts";
import { type LineRange, lineCount } from "#import-log/log-text.ts";
import type { OpenLog } from "#import-log/open-log.ts";
import { lineLink } from "./line-link.ts";
import type { ShownHits } from "./search/use-hits.ts";

/** What the view of a log's lines follows. */
interface Followed {
  readonly log: OpenLog;
  readonly range: LineRange | null;
  readonly found: ShownHits;
}

/**
 * Brings into view the lines that an address links to, and the hit that a person goes to.
 * @param show brings a line into view, from 0
 */
export function useFollowing(
  scroller: RefObject<HTMLElement | null>,
  { log, range, found }: Followed,
  show: (line: number) => void,
) {
  // Lines chosen here are in view already.
  const chosen = useRef<string | null>(null);
  const link = lineLink(range);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is followed once, however the lines are shown
  useLayoutEffect(() => {
    if (!range || link === chosen.current || range.from > lineCount(log)) return;
    show(range.from - 1);
    scroller.current?.scrollIntoView({ block: "nearest" });
  }, [link]);

  // A hit comes into view whenever one goes to it, but not when a page opens at a link.
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
    /** The hit to bring into view as soon as it is drawn; then `null`. */
    toReveal,
    /** Tells that lines were chosen here. */
    noteChosen: (lines: LineRange | null) => {
      chosen.current = lineLink(lines);
    },
  };
}
