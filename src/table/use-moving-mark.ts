import { type RefObject, useEffect } from "react";

/** Milliseconds without a move after which rows stand still; some browsers do not tell of that. */
const rest = 100;

/**
 * Marks an element with `data-moving` while it is scrolled, with the window or within another element; `base.css` says
 * what that means.
 */
export function useMovingMark(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unmark = () => {
      clearTimeout(timer);
      element.current?.removeAttribute("data-moving");
    };
    const mark = ({ target }: Event) => {
      const moved = element.current;
      if (!moved || !(target instanceof Node && target.contains(moved))) return;
      clearTimeout(timer);
      if (!moved.hasAttribute("data-moving")) moved.setAttribute("data-moving", "");
      timer = setTimeout(unmark, rest);
    };
    // What scrolls within the page tells nobody above it.
    document.addEventListener("scroll", mark, { capture: true, passive: true });
    return () => {
      document.removeEventListener("scroll", mark, { capture: true });
      unmark();
    };
  }, [element]);
}
