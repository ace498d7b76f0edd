import type { RowRange } from "./rows-in-view.ts";

/** Rows added or removed at each edge per frame: more would make a frame too long. */
const stride = 2;

/**
 * The rows to render next: those in view at once, other wanted rows a few at a time.
 * @param now existing rows
 * @param inView rows without which the window would show a gap
 * @param target rows that should exist in the end, including overscan
 * @returns `target` when nothing is left to do
 */
export function nextRowRange(now: RowRange, inView: RowRange, target: RowRange): RowRange {
  // After a long jump no existing row is worth keeping.
  if (now.to < inView.from || now.from > inView.to) return inView;
  // Limits the remaining rows, however fast the window moves.
  const max = inView.to - inView.from;
  return {
    from: Math.max(Math.min(towards(now.from, target.from), inView.from), target.from - max),
    to: Math.min(Math.max(towards(now.to, target.to), inView.to), target.to + max),
  };
}

function towards(from: number, to: number): number {
  return from + Math.max(-stride, Math.min(stride, to - from));
}
