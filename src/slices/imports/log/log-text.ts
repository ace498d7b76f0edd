/** A range of a log's lines, both ends included, counted from 1. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** A log as received, with the offsets of its lines. */
export interface LogText {
  readonly text: string;
  /** Offsets of the lines' first characters, then the text's length: one more than there are lines. */
  readonly starts: Uint32Array;
}

const lineFeed = 10;
const carriageReturn = 13;

/**
 * Finds the lines of a text; `\n`, `\r\n` and `\r` end one. A line end at the end of the text adds no empty
 * line, and an empty text has no lines.
 */
export function splitLines(text: string): LogText {
  let starts = new Uint32Array(1024);
  let count = 0;
  const add = (offset: number) => {
    if (count === starts.length) {
      const larger = new Uint32Array(2 * count);
      larger.set(starts);
      starts = larger;
    }
    starts[count++] = offset;
  };
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== lineFeed && code !== carriageReturn) continue;
    if (code === carriageReturn && text.charCodeAt(at + 1) === lineFeed) at += 1;
    add(start);
    start = at + 1;
  }
  if (start < text.length) add(start);
  add(text.length);
  return { text, starts: starts.slice(0, count) };
}

export function lineCount({ starts }: LogText): number {
  return starts.length - 1;
}

/** End of a line's characters, without its line end. */
function endOfLine({ text, starts }: LogText, index: number): number {
  const start = starts[index] ?? 0;
  let end = starts[index + 1] ?? start;
  if (end > start && text.charCodeAt(end - 1) === lineFeed) end -= 1;
  else if (end > start && text.charCodeAt(end - 1) === carriageReturn) return end - 1;
  else return end;
  return end > start && text.charCodeAt(end - 1) === carriageReturn ? end - 1 : end;
}

/**
 * A line without its line end; empty beyond the last one.
 * @param index from 0
 */
export function lineAt(log: LogText, index: number): string {
  return log.text.slice(log.starts[index] ?? 0, endOfLine(log, index));
}

/**
 * Characters of a line.
 * @param index from 0
 */
export function lengthOfLine(log: LogText, index: number): number {
  return endOfLine(log, index) - (log.starts[index] ?? 0);
}

/** The text of a range, with the line ends inside it. */
export function rangeText(log: LogText, { from, to }: LineRange): string {
  const last = Math.min(to, lineCount(log));
  if (from > last) return "";
  return log.text.slice(log.starts[from - 1], endOfLine(log, last - 1));
}
