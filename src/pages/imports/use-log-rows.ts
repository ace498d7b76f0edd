import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { mostDrawn } from "#import-log/drawn-line.ts";
import { lengthOfLine } from "#import-log/log-text.ts";
import type { OpenLog } from "#import-log/open-log.ts";
import { placeOf } from "#import-log/places.ts";

/** Height of a line that is not wrapped, in pixels; the style sheet has the same. */
const lineHeight = 22;

/** Blank pixels above the first line and below the last; the style sheet has the same. */
const padding = 8;

/** Characters that fit into a row of a scroller, roughly: only for the height of lines not drawn yet. */
function charactersIn(scroller: HTMLElement | null): number {
  return Math.max(10, Math.floor(((scroller?.clientWidth ?? 0) - 90) / 7.85));
}

/**
 * Places the lines of a log; only those in view exist. Whole lines are of one height, wrapped ones are
 * measured as they come into view.
 * @param lines which lines, from 0, or `null` for all
 */
export function useLogRows(
  scroller: RefObject<HTMLElement | null>,
  log: OpenLog,
  lines: Uint32Array | null,
  count: number,
  wrap: boolean,
) {
  const [characters, setCharacters] = useState(80);
  const lineOf = (row: number) => lines?.[row] ?? row;
  const rowOf = (line: number) => (lines ? placeOf(lines, line) : line);
  const heightOf = (row: number) => {
    const drawn = Math.min(mostDrawn, lengthOfLine(log, lineOf(row)));
    return lineHeight * Math.max(1, Math.ceil(drawn / characters));
  };
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: wrap ? heightOf : () => lineHeight,
    paddingStart: padding,
    paddingEnd: padding,
    overscan: 10,
    // Drawn before anything is measured, so that measuring finds most lines in place.
    initialRect: { width: 0, height: 600 },
  });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!wrap || !element) return;
    const measure = () => setCharacters(charactersIn(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, wrap]);
  const laidOut = useRef({ log, lines, characters });
  useEffect(() => {
    const before = laidOut.current;
    laidOut.current = { log, lines, characters };
    // Heights estimated for other lines or another width say nothing of these.
    if (before.log === log && before.lines === lines && before.characters === characters) return;
    virtualizer.measure();
  }, [virtualizer, log, lines, characters]);
  return { virtualizer, lineOf, rowOf };
}
