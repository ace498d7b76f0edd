/** Any of these means that a person has taken over. */
const inputs = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Scrolls the window back to a position. If the page is still too short, it follows the page's growth until a
 * person scrolls.
 * @param top pixels from the document's top
 * @returns a function that cancels it
 */
export function scrollBack(top: number): () => void {
  const go = () => {
    window.scrollTo(0, top);
    if (window.scrollY >= Math.floor(top)) end();
  };
  const observer = new ResizeObserver(go);
  const end = () => {
    observer.disconnect();
    for (const input of inputs) window.removeEventListener(input, end);
  };
  observer.observe(document.body);
  for (const input of inputs) window.addEventListener(input, end, { passive: true });
  go();
  return end;
}
