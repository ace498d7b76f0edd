import type { RowRange } from "./rows-in-view.ts";

/** As many rows come or go at each edge in one frame: of more than these a frame would take too long. */
const stride = 2;

/**
 * The rows to draw next: those in view at once, the others that are wanted a few at a time.
 * @param now rows that exist
 * @param inView rows without which the window would show a gap
 * @param wanted rows that shall exist in the end, with spare ones around those in view
 * @returns `wanted` where nothing is left to do
 */
export function rowsNext(now: RowRange, inView: RowRange, wanted: RowRange): RowRange {
  // Far from there nothing is worth keeping.
  if (now.to < inView.from || now.from > inView.to) return inView;
  // No more stay than that, however fast the window moves.
  const max = inView.to - inView.from;
  return {
    from: Math.max(Math.min(towards(now.from, wanted.from), inView.from), wanted.from - max),
    to: Math.min(Math.max(towards(now.to, wanted.to), inView.to), wanted.to + max),
  };
}

function towards(from: number, to: number): number {
  return from + Math.max(-stride, Math.min(stride, to - from));
}
