import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";
import { ScrollPositions } from "./scroll-positions.ts";

/** Any of these means that a person has taken over. */
const inputs = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Scrolls the window back to a position. If the page is still too short, it follows the page's growth until a
 * person scrolls.
 * @param top pixels from the document's top
 * @returns a function that cancels it
 */
function scrollBack(top: number): () => void {
  const go = () => {
    window.scrollTo(0, top);
    if (window.scrollY >= Math.floor(top)) end();
  };
  const observer = new ResizeObserver(go);
  const end = () => {
    observer.disconnect();
    for (const input of inputs) window.removeEventListener(input, end);
  };
  observer.observe(document.body);
  for (const input of inputs) window.addEventListener(input, end, { passive: true });
  go();
  return end;
}

/**
 * Restores the scroll position on Back and after a reload. It waits for the first figures, since a page without
 * them is too short.
 */
export function ScrollRestoration() {
  const waiting = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  const [settled, setSettled] = useState(!waiting);
  if (!waiting && !settled) setSettled(true);
  const { pathname } = useLocation();
  const [opened] = useState(pathname);
  return settled && <ReadyScrollRestoration opened={opened} />;
}

/** Another page starts at its top or at the hash; another view of the same page keeps its position. */
function ReadyScrollRestoration({
  opened,
}: {
  /** The path that the page was opened with. */
  opened: string;
}) {
  const location = useLocation();
  const action = useNavigationType();
  const { pathname, hash } = location;
  const position = entryOf(location);
  const [positions] = useState(() => new ScrollPositions(isNewVisit() ? position : undefined));
  const previous = useRef({ pathname: opened, entry: position });
  const [atFirst] = useState(() => window.scrollY);
  /** The last reported scroll position. */
  const reported = useRef(atFirst);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per history entry
  useLayoutEffect(() => {
    const top = action === "POP" ? positions.top(position) : undefined;
    const isOther = previous.current.pathname !== pathname;
    if (action === "REPLACE" && previous.current.entry !== position)
      positions.delete(previous.current.entry);
    previous.current = { pathname, entry: position };
    if (top !== undefined) return scrollBack(top);
    if (hash !== "") {
      document.getElementById(anchorOf(hash))?.scrollIntoView();
      return undefined;
    }
    if (isOther) {
      window.scrollTo(0, 0);
      reported.current = 0;
    }
    // Stored now, since the page may be left without a scroll event.
    positions.set(position, reported.current);
    return undefined;
  }, [position]);
  // Unsubscribes with the page: the next page's position must not be stored for this one.
  useLayoutEffect(() => {
    const note = () => {
      reported.current = window.scrollY;
      positions.set(position, reported.current);
    };
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, [positions, position]);
  useEffect(() => {
    // The browser's own restoration would come before there is anything to scroll to.
    const take = () => {
      history.scrollRestoration = "manual";
    };
    const leave = () => {
      positions.store();
      history.scrollRestoration = "auto";
    };
    take();
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", take);
    return () => {
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", take);
      history.scrollRestoration = "auto";
    };
  }, [positions]);
  return null;
}

/** Whether an address or a link opened this page, not Back or a reload. */
function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate";
}

/** All addresses opened from outside have the same key, but separate positions. */
function entryOf({ key, pathname, search, hash }: Location): string {
  return key === "default" ? `${pathname}${search}${hash}` : key;
}

function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
