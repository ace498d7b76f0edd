/**
 * Runs a function once the last commit has been painted; never while the page is hidden.
 * @returns a function that cancels it
 */
export function afterPaint(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}
