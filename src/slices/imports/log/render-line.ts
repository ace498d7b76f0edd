import type { Hits } from "./find-hits.ts";
import { insertionIndex } from "./insertion-index.ts";
import { type LogText, lengthOfLine } from "./log-text.ts";
import { visibleParts } from "./visible-text.ts";

/** A piece of a line as rendered. */
export interface RenderedPart {
  readonly text: string;
  /** Replaces an invisible character. */
  readonly control: boolean;
  /** Number of its hit, from 0; `null` outside hits. */
  readonly hit: number | null;
}

/** The rendered part of a line, and the number of characters left out on both sides. */
export interface RenderedLine {
  readonly before: number;
  readonly parts: readonly RenderedPart[];
  readonly after: number;
}

/** Maximum number of characters rendered of a line: browsers are slow with very long ones. */
export const maxRenderedLength = 1000;

/** Characters before a hit that is too far into its line. */
const contextLength = 200;

const isSecondHalf = (text: string, at: number) => /^[\uDC00-\uDFFF]/.test(text.charAt(at));

/**
 * Cuts a line for rendering. A line that is too long shows its start, or the surroundings of the current hit if
 * that is further on.
 * @param index from 0
 * @param current number of the viewer's current hit, from 0, or `null`
 */
export function renderLine(
  log: LogText,
  index: number,
  hits: Hits,
  current: number | null,
): RenderedLine {
  const start = log.starts[index] ?? 0;
  const end = start + lengthOfLine(log, index);
  const { from, to } = renderedRange(
    log.text,
    start,
    end,
    currentOffset(hits, current, start, end),
  );
  const parts: RenderedPart[] = [];
  const addParts = (until: number, hit: number | null) => {
    for (const part of visibleParts(log.text.slice(at, until))) parts.push({ ...part, hit });
    at = Math.max(at, until);
  };
  let at = from;
  // A hit that begins before the range can extend into it.
  const first = insertionIndex(hits.ends, from + 1);
  for (let hit = first; hit < hits.offsets.length; hit += 1) {
    const offset = hits.offsets[hit] ?? to;
    if (offset >= to) break;
    addParts(Math.max(at, offset), null);
    addParts(Math.min(to, hits.ends[hit] ?? to), hit);
  }
  addParts(to, null);
  return { before: from - start, parts, after: end - to };
}

/** Offset of the current hit, if it is in the line. */
function currentOffset(
  hits: Hits,
  current: number | null,
  start: number,
  end: number,
): number | null {
  const offset = current === null ? undefined : hits.offsets[current];
  return offset !== undefined && offset >= start && offset < end ? offset : null;
}

function renderedRange(text: string, start: number, end: number, hit: number | null) {
  const isFar = hit !== null && hit >= start + maxRenderedLength - contextLength;
  let from = isFar ? hit - contextLength : start;
  let to = Math.min(end, from + maxRenderedLength);
  // Keep surrogate pairs whole.
  if (from > start && isSecondHalf(text, from)) from -= 1;
  if (to < end && isSecondHalf(text, to)) to -= 1;
  return { from, to };
}
