import { type RefObject, useEffect } from "react";

/** Milliseconds without a move after which rows stand still; some browsers do not tell of that. */
const rest = 100;

/**
 * Marks an element with `data-moving` while it is scrolled, with the window or within another element; `base.css` says
 * what that means. A press on what moved is a press all the same.
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
    let pressed: Element | undefined;
    const press = (event: PointerEvent) => {
      pressed = element.current ? beneath(element.current, event) : undefined;
    };
    // Goes to the element itself where either end of the press was on what lies over its rows.
    const click = (event: MouseEvent) => {
      const moved = element.current;
      if (!moved || !pressed || event.target !== moved) return;
      // Unless it was a stroke to another row, or another has come under the pointer meanwhile.
      if (beneath(moved, event) === pressed) pressed.dispatchEvent(new MouseEvent("click", event));
    };
    const always = { capture: true, passive: true };
    // What scrolls within the page tells nobody above it.
    document.addEventListener("scroll", mark, always);
    document.addEventListener("pointerdown", press, always);
    document.addEventListener("click", click);
    return () => {
      document.removeEventListener("scroll", mark, always);
      document.removeEventListener("pointerdown", press, always);
      document.removeEventListener("click", click);
      unmark();
    };
  }, [element]);
}

/** What there is at a point within an element. */
function beneath(element: Element, { clientX, clientY }: MouseEvent): Element | undefined {
  return document
    .elementsFromPoint(clientX, clientY)
    .find((one) => one !== element && element.contains(one));
}
