import type { LogText } from "./log-text.ts";

/** Where a text occurs in a log. */
export interface Hits {
  /** Offsets in the log's text, ascending and without overlaps. */
  readonly offsets: Uint32Array;
  /** Characters of each hit. */
  readonly length: number;
  /** The lines with a hit, from 0, each once. */
  readonly lines: Uint32Array;
}

export const noHits: Hits = {
  offsets: new Uint32Array(),
  length: 0,
  lines: new Uint32Array(),
};

/**
 * Finds a text literally, ignoring case. Both cases of a letter have the same length here, so every hit is as
 * long as the text. The empty text has no hits.
 */
export function findHits({ text, starts }: LogText, query: string): Hits {
  if (query === "") return noHits;
  const literal = query.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  const pattern = new RegExp(literal, "giu");
  const [offsets, lines]: [number[], number[]] = [[], []];
  let line = 0;
  while (pattern.test(text)) {
    const offset = pattern.lastIndex - query.length;
    while ((starts[line + 1] ?? text.length) <= offset) line += 1;
    offsets.push(offset);
    if (lines.at(-1) !== line) lines.push(line);
  }
  return {
    offsets: Uint32Array.from(offsets),
    length: query.length,
    lines: Uint32Array.from(lines),
  };
}
