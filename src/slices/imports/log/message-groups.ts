import { type LogText, lineAt, lineCount } from "./log-text.ts";

/** Replaces a number, or a code that contains one. */
const numberMark = "#";
/** Replaces the text between quotes. */
const quotedMark = "…";

/** Enough to distinguish messages; a longer line is data, not a message. */
const maxLength = 1000;

/**
 * Quotes of common languages, else a word with a digit, its parts joined by what joins numbers (`12,40`), dates
 * (`2026-03-01T06:00:00Z`) and codes (`FLT-1276`, `Z-99.00`). A straight apostrophe is a quote only outside
 * words. Commas and slashes join digits only, since they are separators otherwise.
 */
const values =
  /("[^"]*"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|‘[^‘’]*’|`[^`]*`|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}]))|(?:(?<![\p{L}\p{N}])[-+−](?=\p{N}))?[\p{L}\p{N}_]+(?:[-.:][\p{L}\p{N}_]+|(?<=\p{Nd})[,/](?=\p{Nd})[\p{L}\p{N}_]+)*/gu;

/**
 * A message without its values: numbers and codes become `#`, quoted values `"…"`, runs of white space one
 * space. Messages of one kind have the same shape.
 */
export function messageShape(line: string): string {
  const shape = line.slice(0, maxLength).replace(values, (word, quote: string | undefined) => {
    if (quote !== undefined) return `${quote[0]}${quotedMark}${quote.at(-1)}`;
    return /\p{Nd}/u.test(word) ? numberMark : word;
  });
  return shape.replace(/\s+/g, " ").trim();
}

/** Lines of a log with the same message about different values. */
export interface MessageGroup {
  readonly shape: string;
  /** Number of lines with that shape. */
  readonly lines: number;
  /** The first of them, from 1, and its text. */
  readonly firstLine: number;
  readonly first: string;
}

/** Maximum length of a first line, as shown in a table. */
const maxFirstLength = 300;

/** A log's lines by the shape of their message, the most frequent first; blank lines are left out. */
export function messageGroups(log: LogText): MessageGroup[] {
  const groups = new Map<string, { lines: number; readonly firstLine: number }>();
  for (let index = 0; index < lineCount(log); index += 1) {
    const shape = messageShape(lineAt(log, index));
    if (shape === "") continue;
    const group = groups.get(shape);
    if (group) group.lines += 1;
    else groups.set(shape, { lines: 1, firstLine: index + 1 });
  }
  return [...groups]
    .map(([shape, { lines, firstLine }]) => {
      const first = lineAt(log, firstLine - 1);
      const visible = first.length > maxFirstLength ? `${first.slice(0, maxFirstLength)}…` : first;
      return { shape, lines, firstLine, first: visible };
    })
    .sort((one, other) => other.lines - one.lines || one.firstLine - other.firstLine);
}
