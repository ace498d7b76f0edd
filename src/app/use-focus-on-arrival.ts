import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Which link of the content: several may lead to the same address. */
interface Left {
  readonly href: string;
  /** Its place among those that do. */
  readonly index: number;
}

/** Who comes back is not moved any more after that time, in milliseconds: slow devices take long to draw it all. */
const timeoutMs = 30_000;

/** What tells that a person goes on by themselves. */
const moves = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

/**
 * Moves the focus to the content of a page that was come to from another one, as a load of a document would, or by a
 * link that has gone with its part of the page: else a keyboard begins anew at the top. Who comes back finds it on the
 * link that led away, as soon as that is there again.
 */
export function useFocusOnArrival(): void {
  const { pathname, key } = useLocation();
  const action = useNavigationType();
  const before = useRef({ pathname, key });
  const link = useLastLink();
  /** The links that pages were left by, by the key of the place. */
  const [links] = useState(() => new Map<string, Left>());
  useEffect(() => {
    const last = before.current;
    before.current = { pathname, key };
    if (last.key === key) return undefined;
    const used = link.current;
    if (used !== null) links.set(last.key, used);
    const content = document.getElementById("content");
    const left = action === "POP" ? links.get(key) : undefined;
    if (last.pathname === pathname) {
      const isGone = used !== null && linkOf(used) === undefined;
      // What had it may have gone with the step that is undone.
      const isUndone = action === "POP" && isOn(document.body);
      // Who has the focus within the page keeps it.
      if (!(left || isGone || isUndone) || !isOn(content, document.body)) return undefined;
    }
    link.current = null;
    content?.focus({ preventScroll: true });
    return content && left ? focusOnceThere(content, left) : undefined;
  }, [pathname, key, action, link, links]);
}

/** Whether one of them has the focus, and not something within. */
const isOn = (...elements: readonly (Element | null)[]) =>
  elements.includes(document.activeElement);

const linkOf = ({ href, index }: Left): HTMLElement | undefined => linksTo(href)[index];

function linksTo(href: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`#content a[href="${CSS.escape(href)}"]`)];
}

/** The link of the content that had the focus last, if nothing else has had it since. */
function useLastLink(): RefObject<Left | null> {
  const link = useRef<Left | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const href = target instanceof Element ? (target.getAttribute("href") ?? "") : "";
      const index = linksTo(href).findIndex(
        (one) => target instanceof Node && one.isSameNode(target),
      );
      link.current = index === -1 ? null : { href, index };
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  return link;
}

/** Moves the focus to a link that is still to come; the function that comes back ends that. */
function focusOnceThere(content: HTMLElement, left: Left): () => void {
  const observer = new MutationObserver(() => look());
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const move of moves) removeEventListener(move, end, true);
  };
  const look = () => {
    if (isOn(content)) linkOf(left)?.focus({ preventScroll: true });
    if (!isOn(content)) end();
  };
  const timer = setTimeout(end, timeoutMs);
  for (const move of moves) addEventListener(move, end, true);
  observer.observe(content, { childList: true, subtree: true });
  look();
  return end;
}
