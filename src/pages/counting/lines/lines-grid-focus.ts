import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** Returns the focus to the grid when the line that has it is closed. */
export function useReturningFocus(
  grid: RefObject<HTMLElement | null>,
  opened: number | null,
): void {
  const before = useRef(opened);
  useLayoutEffect(() => {
    const isClosed = before.current !== null && opened === null;
    before.current = opened;
    // A focus elsewhere on the page stays there.
    if (isClosed && document.activeElement === document.body) {
      grid.current?.focus({ preventScroll: true });
    }
  }, [grid, opened]);
}

/**
 * Scrolls the row of the open line into the window: the grid may be partly outside it.
 * @param index of that row; `null` while it does not exist
 */
export function useRowInWindow(grid: RefObject<HTMLElement | null>, index: number | null): void {
  useEffect(() => {
    if (index === null) return;
    // After the scroll position of the window is restored.
    const frame = requestAnimationFrame(() => {
      const row = grid.current?.querySelector(`[aria-rowindex="${index + 2}"]`);
      row?.scrollIntoView({ block: "nearest" });
    });
    return () => cancelAnimationFrame(frame);
  }, [grid, index]);
}
