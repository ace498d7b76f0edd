import type { LineRange } from "#import-log/log-text.ts";

/** The lines that an address links to: `#L20`, `#L20-L35`, whichever end comes first; `null` for any other. */
export function parseLineLink(hash: string): LineRange | null {
  const match = /^#L(\d{1,9})(?:-L?(\d{1,9}))?$/.exec(hash);
  if (!match) return null;
  const [one, other] = [Number(match[1]), Number(match[2] ?? match[1])];
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  return from === 0 ? null : { from, to };
}

/** The end of an address that links to lines; empty for none. */
export function lineLink(range: LineRange | null): string {
  if (range === null) return "";
  const { from, to } = range;
  return from === to ? `#L${from}` : `#L${from}-L${to}`;
}

/**
 * What choosing a line links to: the line, or with `extend` everything between it and where choosing began.
 * Choosing the one line that is linked unlinks it.
 * @param began the line that was chosen first, if it was chosen here; else linked lines are extended from
 *   their start
 */
export function chooseLine(
  linked: LineRange | null,
  line: number,
  extend: boolean,
  began: number | null,
): LineRange | null {
  if (!linked) return { from: line, to: line };
  if (extend) {
    const fixed = began === linked.to ? linked.to : linked.from;
    return { from: Math.min(fixed, line), to: Math.max(fixed, line) };
  }
  return linked.from === line && linked.to === line ? null : { from: line, to: line };
}
