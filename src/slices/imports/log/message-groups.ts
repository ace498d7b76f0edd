import { type LogText, lineAt, lineCount } from "./log-text.ts";
import { messageShape } from "./message-shape.ts";

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
