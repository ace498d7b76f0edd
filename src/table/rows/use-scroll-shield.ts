import { type RefObject, useEffect } from "react";

/**
 * Milliseconds without a scroll event after which rows count as still; some browsers have no scrollend event.
 */
const settleMs = 100;

const captureOptions = { capture: true, passive: true };

/**
 * Marks the element around rows with `data-moving` while it scrolls, with the window or within another element;
 * see `base.css`. A click on the overlay over moving rows is passed on to the row.
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
      timer = setTimeout(unmark, settleMs);
    };
    let pressedElement: Element | undefined;
    const press = (event: PointerEvent) => {
      pressedElement = element.current ? elementBelow(element.current, event) : undefined;
    };
    const click = (event: MouseEvent) => {
      const moved = element.current;
      // The target is the element itself when pointerdown or pointerup hit the overlay over its rows.
      if (!moved || !pressedElement || event.target !== moved) return;
      const clicked = commonAncestor(pressedElement, elementBelow(moved, event));
      // From one row to another it is a drag.
      if (!clicked || clicked.contains(moved)) return;
      clicked.closest("a")?.focus({ preventScroll: true });
      clicked.dispatchEvent(new MouseEvent("click", event));
    };
    // Scroll events within the page do not bubble.
    document.addEventListener("scroll", mark, captureOptions);
    document.addEventListener("pointerdown", press, captureOptions);
    document.addEventListener("click", click);
    return () => {
      document.removeEventListener("scroll", mark, captureOptions);
      document.removeEventListener("pointerdown", press, captureOptions);
      document.removeEventListener("click", click);
      unmark();
    };
  }, [element]);
}

/** The topmost descendant of an element at a point. */
function elementBelow(element: Element, { clientX, clientY }: MouseEvent): Element | undefined {
  return document
    .elementsFromPoint(clientX, clientY)
    .find((one) => one !== element && element.contains(one));
}

/** The closest common ancestor of pointerdown and pointerup, which browsers use as a click's target. */
function commonAncestor(from: Element, to: Element | undefined): Element | null {
  let both: Element | null = from;
  while (to && both && !both.contains(to)) both = both.parentElement;
  return to ? both : null;
}
