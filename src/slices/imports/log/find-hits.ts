import { type FoldedText, foldText, foldWithOffsets } from "#domain/search-text.ts";
import type { LogText } from "./log-text.ts";

/** Where a text occurs in a log. */
export interface Hits {
  /** Offsets in the log's text, ascending and without overlaps. */
  readonly offsets: Uint32Array;
  /** Where each hit ends. */
  readonly ends: Uint32Array;
  /** The lines with a hit, from 0, each once. */
  readonly lines: Uint32Array;
}

export const noHits: Hits = {
  offsets: new Uint32Array(),
  ends: new Uint32Array(),
  lines: new Uint32Array(),
};

/** By its log: every search of a log needs it. */
const folded = new WeakMap<LogText, FoldedText>();

function foldedTextOf(log: LogText): FoldedText {
  const known = folded.get(log) ?? foldWithOffsets(log.text);
  folded.set(log, known);
  return known;
}

/** Finds a text, blanks included, as every search compares it. A text without a sign that can be seen has no hits. */
export function findHits(log: LogText, query: string): Hits {
  const wanted = foldText(query);
  if (wanted === "") return noHits;
  const { text, startOf, endOf } = foldedTextOf(log);
  const [offsets, ends, lines]: [number[], number[], number[]] = [[], [], []];
  let line = 0;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    const offset = startOf(at);
    // Of a character that becomes several, the second begins where the first does.
    if (offset < (ends.at(-1) ?? 0)) continue;
    while ((log.starts[line + 1] ?? log.text.length) <= offset) line += 1;
    offsets.push(offset);
    ends.push(endOf(at + wanted.length));
    if (lines.at(-1) !== line) lines.push(line);
  }
  return {
    offsets: Uint32Array.from(offsets),
    ends: Uint32Array.from(ends),
    lines: Uint32Array.from(lines),
  };
}
