/** Rows of equal height from one place to another, which is not included. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The rows that can be seen through a window, with spare ones before and after them; there may be fewer rows.
 * @param top pixels from the first row's top down to the window's; negative while the rows begin below it
 * @param height of the window, in pixels
 * @param rowHeight in pixels
 * @param spare rows; the range moves by a third as many at a time, so that not every row scrolled changes it
 */
export function rowsInView(
  { top, height }: { readonly top: number; readonly height: number },
  rowHeight: number,
  spare: number,
): RowRange {
  const step = Math.max(1, Math.floor(spare / 3));
  const first = Math.floor(top / rowHeight / step) * step - spare;
  const last = Math.ceil((top + height) / rowHeight / step) * step + spare;
  return { from: Math.max(0, first), to: Math.max(0, last) };
}
