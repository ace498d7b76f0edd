import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to the content of a page that was come to from another one, as a load of a document
 * would: else it stays on a link that is gone, and a keyboard begins anew at the top.
 */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname]);
}
