import type { Hits } from "./find.ts";
import { type LogText, lengthOfLine } from "./log-text.ts";
import { placeOf } from "./places.ts";
import { visibleParts } from "./visible-text.ts";

/** A piece of a line as rendered. */
export interface DrawnPart {
  readonly text: string;
  /** Replaces an invisible character. */
  readonly control: boolean;
  /** Number of its hit, from 0; `null` outside hits. */
  readonly hit: number | null;
}

/** The rendered part of a line, and the number of characters left out on both sides. */
export interface DrawnLine {
  readonly before: number;
  readonly parts: readonly DrawnPart[];
  readonly after: number;
}

/** Maximum number of characters rendered of a line: browsers are slow with very long ones. */
export const mostDrawn = 1000;

/** Characters before a hit that is too far into its line. */
const lead = 200;

const isSecondHalf = (text: string, at: number) => /^[\uDC00-\uDFFF]/.test(text.charAt(at));

/**
 * Cuts a line for rendering. A line that is too long shows its start, or the surroundings of the current hit if
 * that is further on.
 * @param index from 0
 * @param current number of the viewer's current hit, from 0, or `null`
 */
export function drawnLine(
  log: LogText,
  index: number,
  hits: Hits,
  current: number | null,
): DrawnLine {
  const start = log.starts[index] ?? 0;
  const end = start + lengthOfLine(log, index);
  const { from, to } = drawnStretch(log.text, start, end, currentIn(hits, current, start, end));
  const parts: DrawnPart[] = [];
  const take = (until: number, hit: number | null) => {
    for (const part of visibleParts(log.text.slice(at, until))) parts.push({ ...part, hit });
    at = Math.max(at, until);
  };
  let at = from;
  // A hit that begins before the range can extend into it.
  const first = placeOf(hits.offsets, Math.max(start, from - hits.length + 1));
  for (let hit = first; hit < hits.offsets.length; hit += 1) {
    const offset = hits.offsets[hit] ?? to;
    if (offset >= to) break;
    take(Math.max(at, offset), null);
    take(Math.min(to, offset + hits.length), hit);
  }
  take(to, null);
  return { before: from - start, parts, after: end - to };
}

/** Offset of the current hit, if it is in the line. */
function currentIn(hits: Hits, current: number | null, start: number, end: number): number | null {
  const offset = current === null ? undefined : hits.offsets[current];
  return offset !== undefined && offset >= start && offset < end ? offset : null;
}

function drawnStretch(text: string, start: number, end: number, hit: number | null) {
  const isFar = hit !== null && hit >= start + mostDrawn - lead;
  let from = isFar ? hit - lead : start;
  let to = Math.min(end, from + mostDrawn);
  // Keep surrogate pairs whole.
  if (from > start && isSecondHalf(text, from)) from -= 1;
  if (to < end && isSecondHalf(text, to)) to -= 1;
  return { from, to };
}
