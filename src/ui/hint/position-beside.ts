/** A position in the window, in pixels from its top left corner. */
interface Position {
  readonly left: number;
  readonly top: number;
}

const gap = 6;
const margin = 8;

/**
 * Position of a floating element beside its anchor: below its left edge, above when there is no room below, and
 * within the window if it fits.
 */
export function positionBeside(
  anchor: Pick<DOMRect, "left" | "top" | "bottom">,
  size: { readonly width: number; readonly height: number },
  window: { readonly width: number; readonly height: number },
): Position {
  const below = anchor.bottom + gap;
  const above = anchor.top - gap - size.height;
  const fitsBelow = below + size.height + margin <= window.height;
  const left = Math.min(anchor.left, window.width - margin - size.width);
  return {
    left: Math.max(margin, left),
    top: fitsBelow || above < margin ? below : above,
  };
}
