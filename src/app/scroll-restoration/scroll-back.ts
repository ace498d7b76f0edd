/** With these a person takes over. */
const inputs = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Scrolls the window to where it was. A page that is still too short for it is followed while it grows, until a person
 * scrolls.
 * @param top pixels from the document's top
 * @returns calls it off
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
