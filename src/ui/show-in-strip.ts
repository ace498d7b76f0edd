/** Scrolls a part of a strip to its middle, where the strip does not fit; the page itself does not scroll. */
export function showInStrip(strip: Element | null, part: Element | null | undefined): void {
  if (!strip || !part || strip.scrollWidth <= strip.clientWidth) return;
  const [around, within] = [strip.getBoundingClientRect(), part.getBoundingClientRect()];
  strip.scrollLeft += within.left + within.width / 2 - (around.left + around.width / 2);
}
