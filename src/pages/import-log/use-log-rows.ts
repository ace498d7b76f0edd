import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";
import { insertionIndex } from "#import-log/insertion-index.ts";
import { lengthOfLine, lineCount } from "#import-log/log-text.ts";
import type { OpenLog } from "#import-log/open-log.ts";
import { maxRenderedLength } from "#import-log/render-line.ts";
import { useKeptPlace } from "./use-scroll-anchor.ts";

/** Height of a line that is not wrapped, in pixels; the style sheet has the same. */
const lineHeight = 22;

/** Blank pixels above the first line and below the last; the style sheet has the same. */
const padding = 8;

/** Characters that fit into a row of a scroller, roughly: only for the height of lines not drawn yet. */
function charactersIn(scroller: HTMLElement | null): number {
  return Math.max(10, Math.floor(((scroller?.clientWidth ?? 0) - 90) / 7.85));
}

/** How the lines of a log are shown. */
export interface LogRows {
  readonly log: OpenLog;
  /** Which lines, from 0, or `null` for all. */
  readonly lines: Uint32Array | null;
  readonly wrap: boolean;
}

/**
 * Places the lines of a log; only those in view exist. Whole lines are of one height, wrapped ones are
 * measured as they come into view.
 * @param cursor the line that a person is at, from 0, which stays in view when others are shown
 */
export function useLogRows(
  scroller: RefObject<HTMLElement | null>,
  rows: LogRows,
  cursor: number | null,
) {
  const { log, lines, wrap } = rows;
  const count = lines?.length ?? lineCount(log);
  const [characters, setCharacters] = useState(80);
  const lineOf = (row: number) => lines?.[row] ?? row;
  // The line itself, or the next one that is shown.
  const rowOf = (line: number) => Math.min(lines ? insertionIndex(lines, line) : line, count - 1);
  const heightOf = (row: number) => {
    const rendered = Math.min(maxRenderedLength, lengthOfLine(log, lineOf(row)));
    return lineHeight * Math.max(1, Math.ceil(rendered / characters));
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
    // Known before lines are wrapped, so that their heights are worked out only once then.
    const element = scroller.current;
    if (!element) return;
    const measure = () => setCharacters(charactersIn(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  // Heights of other lines, or at another width, say nothing of these.
  useKeptPlace(virtualizer, { lineOf, rowOf }, cursor, [log, lines, wrap && characters], () => {
    virtualizer.measure();
    const rendered = wrap ? scroller.current?.querySelectorAll("[role=row]") : null;
    for (const row of rendered ?? []) virtualizer.measureElement(row);
  });
  return { virtualizer, count, lineOf, rowOf };
}
