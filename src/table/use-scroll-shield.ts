import { type RefObject, useEffect } from "react";

/** Milliseconds without a move after which rows stand still; some browsers do not tell of that. */
const rest = 100;

const early = { capture: true, passive: true };

/**
 * Marks the element around rows with `data-moving` while it is scrolled, with the window or within another element;
 * `base.css` says what that means. A click on what lies over them then is passed on to the row.
 */
export function useScrollShield(element: RefObject<HTMLElement | null>): void {
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
    const click = (event: MouseEvent) => {
      const moved = element.current;
      // Goes to the element itself where either end of it was on what lies over its rows.
      if (!moved || !pressed || event.target !== moved) return;
      const meant = around(pressed, beneath(moved, event));
      // From one row to another it is a stroke.
      if (!meant || meant.contains(moved)) return;
      meant.closest("a")?.focus({ preventScroll: true });
      meant.dispatchEvent(new MouseEvent("click", event));
    };
    // What scrolls within the page tells nobody above it.
    document.addEventListener("scroll", mark, early);
    document.addEventListener("pointerdown", press, early);
    document.addEventListener("click", click);
    return () => {
      document.removeEventListener("scroll", mark, early);
      document.removeEventListener("pointerdown", press, early);
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

/** The innermost element that holds both ends of a press, as browsers find it. */
function around(from: Element, to: Element | undefined): Element | null {
  let both: Element | null = from;
  while (to && both && !both.contains(to)) both = both.parentElement;
  return to ? both : null;
}
