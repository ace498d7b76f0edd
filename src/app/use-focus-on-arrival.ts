import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useEventListeners } from "#ui/hooks/use-event-listeners.ts";

/** A link of the content, by its address and index, since several may share an address. */
interface UsedLink {
  readonly href: string;
  /** Its index among links with the same address. */
  readonly index: number;
}

/** After this many milliseconds the focus is no longer moved; slow devices take long to render everything. */
const timeoutMs = 30_000;

/** Any of these means that a person has moved on. */
const moves = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

/**
 * Moves the focus to the content after a navigation, as loading a document would, or after the focused link has
 * disappeared; otherwise the keyboard would start at the top. After Back, the link that led away gets the focus
 * once it is there again.
 */
export function useFocusOnArrival(): void {
  const { pathname, key } = useLocation();
  const action = useNavigationType();
  const previous = useRef({ pathname, key });
  const link = useLastLink();
  /** The link that each page was left by, by location key. */
  const [links] = useState(() => new Map<string, UsedLink>());
  useEffect(() => {
    const last = previous.current;
    previous.current = { pathname, key };
    if (last.key === key) return undefined;
    const used = link.current;
    if (used !== null) links.set(last.key, used);
    const content = document.getElementById("content");
    const returnTo = action === "POP" ? links.get(key) : undefined;
    if (last.pathname === pathname) {
      const isGone = used !== null && linkOf(used) === undefined;
      // After Back, the focused element may have disappeared.
      const isUndone = action === "POP" && isOn(document.body);
      // A focus within the page stays.
      if (!(returnTo || isGone || isUndone) || !isOn(content, document.body)) return undefined;
    }
    link.current = null;
    content?.focus({ preventScroll: true });
    return content && returnTo ? focusOnceThere(content, returnTo) : undefined;
  }, [pathname, key, action, link, links]);
}

/** Whether one of the elements itself has the focus, not a descendant. */
const isOn = (...elements: readonly (Element | null)[]) =>
  elements.includes(document.activeElement);

const linkOf = ({ href, index }: UsedLink): HTMLElement | undefined => linksTo(href)[index];

function linksTo(href: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`#content a[href="${CSS.escape(href)}"]`)];
}

/** The content's link that had the focus last, if nothing else has had it since. */
function useLastLink(): RefObject<UsedLink | null> {
  const link = useRef<UsedLink | null>(null);
  useEventListeners("document", {
    focusin: ({ target }) => {
      const href = target instanceof Element ? (target.getAttribute("href") ?? "") : "";
      const index = linksTo(href).findIndex(
        (one) => target instanceof Node && one.isSameNode(target),
      );
      link.current = index === -1 ? null : { href, index };
    },
  });
  return link;
}

/** Focuses a link as soon as it appears; the returned function ends that. */
function focusOnceThere(content: HTMLElement, link: UsedLink): () => void {
  const observer = new MutationObserver(() => look());
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const move of moves) removeEventListener(move, end, true);
  };
  const look = () => {
    if (isOn(content)) linkOf(link)?.focus({ preventScroll: true });
    if (!isOn(content)) end();
  };
  const timer = setTimeout(end, timeoutMs);
  for (const move of moves) addEventListener(move, end, true);
  observer.observe(content, { childList: true, subtree: true });
  look();
  return end;
}
