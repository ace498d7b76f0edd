import { useLayoutEffect, useRef } from "react";

/** Moves the focus to the content when something closes, unless something else has taken it. */
export function useFocusContentAfter(isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (isClosed && document.activeElement === document.body) {
      document.getElementById("content")?.focus({ preventScroll: true });
    }
  }, [isOpen]);
}
