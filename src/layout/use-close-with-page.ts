import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { ownAddress } from "#transport/base-path.ts";

/**
 * Closes a popover when another page renders. The address changes before its page has loaded: what opens meanwhile stays.
 * @returns to be called when the popover opens
 */
export function useCloseWithPage(id: string): () => void {
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (openedAt.current !== pathname) document.getElementById(id)?.hidePopover();
  }, [id, pathname]);
  return useCallback(() => {
    openedAt.current = ownAddress(location.href).pathname;
  }, []);
}
