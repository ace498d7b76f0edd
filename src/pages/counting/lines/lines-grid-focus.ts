import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** Gives the focus back to the grid when the line that had it is closed. */
export function useReturningFocus(
  grid: RefObject<HTMLElement | null>,
  opened: number | null,
): void {
  const before = useRef(opened);
  useLayoutEffect(() => {
    const isClosed = before.current !== null && opened === null;
    before.current = opened;
    // Whoever closes it from elsewhere stays there.
    if (isClosed && document.activeElement === document.body) {
      grid.current?.focus({ preventScroll: true });
    }
  }, [grid, opened]);
}

/** Keeps the row of the open line in the window too: the grid may stand out of it. */
export function useRowInWindow(row: string | null): void {
  useEffect(() => {
    if (row === null) return;
    // After the place that the window was scrolled to has been restored.
    const frame = requestAnimationFrame(() => {
      document.getElementById(row)?.scrollIntoView({ block: "nearest" });
    });
    return () => cancelAnimationFrame(frame);
  }, [row]);
}
