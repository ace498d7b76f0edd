/** Rows of equal height from one index to another, which is excluded. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The rows visible in a window, with overscan; there may be fewer rows.
 * @param top pixels from the first row's top down to the window's; negative while the rows begin below it
 * @param height of the window, in pixels
 * @param rowHeight in pixels
 * @param overscan rows beyond each edge; the range moves by a third as many at a time, so that not every
 * scrolled row changes it
 */
export function rowsInView(
  { top, height }: { readonly top: number; readonly height: number },
  rowHeight: number,
  overscan: number,
): RowRange {
  const step = Math.max(1, Math.floor(overscan / 3));
  const first = Math.floor(top / rowHeight / step) * step - overscan;
  const last = Math.ceil((top + height) / rowHeight / step) * step + overscan;
  return { from: Math.max(0, first), to: Math.max(0, last) };
}
