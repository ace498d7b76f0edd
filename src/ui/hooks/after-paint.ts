/**
 * Runs something once what React has just put on the page was painted; never while the page is hidden.
 * @returns calls it off
 */
export function afterPaint(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}
