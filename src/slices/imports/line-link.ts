import type { LineRange } from "./log/log-text.ts";

/** The lines that a hash links to: `#L20` or `#L20-L35` in either order; `null` for any other. */
export function parseLineLink(hash: string): LineRange | null {
  const match = /^#L(\d{1,9})(?:-L?(\d{1,9}))?$/.exec(hash);
  if (!match) return null;
  const [one, other] = [Number(match[1]), Number(match[2] ?? match[1])];
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  return from === 0 ? null : { from, to };
}

/** The hash that links to lines; empty for none. */
export function lineLink(range: LineRange | null): string {
  if (range === null) return "";
  const { from, to } = range;
  return from === to ? `#L${from}` : `#L${from}-L${to}`;
}

/**
 * The lines to link after a click on a line: that line, or with `extend` all lines between it and the start of the
 * selection. A click on the only linked line unlinks it.
 * @param began the line that the selection started with, if it was selected here; otherwise linked lines are
 * extended from their start
 */
export function chooseLine(
  linked: LineRange | null,
  { line, extend, began }: { line: number; extend: boolean; began: number | null },
): LineRange | null {
  if (!linked) return { from: line, to: line };
  if (extend) {
    const fixed = began === linked.to ? linked.to : linked.from;
    return { from: Math.min(fixed, line), to: Math.max(fixed, line) };
  }
  return linked.from === line && linked.to === line ? null : { from: line, to: line };
}
