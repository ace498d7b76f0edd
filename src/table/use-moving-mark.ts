import { type RefObject, useEffect } from "react";

/** Milliseconds without a move after which the window stands still; some browsers do not tell of that. */
const rest = 100;

/** Marks an element with `data-moving` while the window scrolls. */
export function useMovingMark(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unmark = () => {
      clearTimeout(timer);
      element.current?.removeAttribute("data-moving");
    };
    const mark = () => {
      clearTimeout(timer);
      if (!element.current?.hasAttribute("data-moving"))
        element.current?.setAttribute("data-moving", "");
      timer = setTimeout(unmark, rest);
    };
    window.addEventListener("scroll", mark, { passive: true });
    return () => {
      window.removeEventListener("scroll", mark);
      unmark();
    };
  }, [element]);
}
