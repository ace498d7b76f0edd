const gap = 6;
const margin = 8;

/**
 * Positions a panel under the right edge of its button. Near the window's end it goes above, where there is more
 * room; its height is limited to the room, and it stays within the window if it fits.
 * @param size width and approximate height in pixels
 */
export function positionPanel(
  panel: HTMLElement,
  opener: Element,
  size: { readonly width: number; readonly height: number },
): void {
  const anchor = opener.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.min(anchor.right, clientWidth - margin) - size.width;
  const below = clientHeight - anchor.bottom;
  const isAbove = below < size.height && anchor.top > below;
  Object.assign(panel.style, {
    left: `${Math.max(margin, left)}px`,
    top: isAbove ? "auto" : `${anchor.bottom + gap}px`,
    bottom: isAbove ? `${clientHeight - anchor.top + gap}px` : "auto",
    maxHeight: `${(isAbove ? anchor.top : below) - gap - margin}px`,
  });
}
