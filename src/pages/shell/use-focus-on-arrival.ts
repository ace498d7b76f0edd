import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * Moves the focus to the content of a page that was come to from another one, as a load of a document would: else it
 * stays on a link that is gone, and a keyboard begins anew at the top. Who comes back finds it on the link that led
 * away, as soon as that is there again.
 */
export function useFocusOnArrival(): void {
  const { pathname, key } = useLocation();
  const action = useNavigationType();
  const before = useRef({ pathname, key });
  const link = useLastLink();
  /** The links that pages were left by, by the key of the place. */
  const [links] = useState(() => new Map<string, string>());
  useEffect(() => {
    const last = before.current;
    before.current = { pathname, key };
    if (last.pathname === pathname) return undefined;
    if (link.current !== null) links.set(last.key, link.current);
    link.current = null;
    const content = document.getElementById("content");
    content?.focus({ preventScroll: true });
    const href = action === "POP" ? links.get(key) : undefined;
    return content && href !== undefined ? focusOnceThere(content, href) : undefined;
  }, [pathname, key, action, link, links]);
}

/** The address of the link that had the focus last, if nothing else has had it since. */
function useLastLink(): RefObject<string | null> {
  const link = useRef<string | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const isLink = target instanceof HTMLAnchorElement && target.closest("#content") !== null;
      link.current = isLink ? target.getAttribute("href") : null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  return link;
}

/** Moves the focus to a link, unless a person moves it elsewhere first; the function that comes back ends that. */
function focusOnceThere(content: HTMLElement, href: string): () => void {
  const observer = new MutationObserver(() => look());
  const look = () => {
    if (document.activeElement !== content) {
      observer.disconnect();
      return;
    }
    const link = content.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
    link?.focus({ preventScroll: true });
  };
  observer.observe(content, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
