import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";
import { scrollBack } from "./scroll-back.ts";
import { ScrollPositions } from "./scroll-positions.ts";

/**
 * Brings the window back to where it was scrolled, also after a reload. That waits for the first figures,
 * since a page without them is too short to be scrolled there.
 */
export function ScrollPlace() {
  const waiting = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  const [settled, setSettled] = useState(!waiting);
  if (!waiting && !settled) setSettled(true);
  const { pathname } = useLocation();
  const [opened] = useState(pathname);
  return settled && <SettledPlace opened={opened} />;
}

/** Another page begins at its top or where its address says; another view of the same one stays where it is. */
function SettledPlace({
  opened,
}: {
  /** The path that the page was opened with. */
  opened: string;
}) {
  const [positions] = useState(() => new ScrollPositions());
  const location = useLocation();
  const action = useNavigationType();
  const { pathname, hash } = location;
  const position = placeOf(location);
  const before = useRef({ pathname: opened, place: position });
  const [atFirst] = useState(() => window.scrollY);
  /** How far the window is scrolled, as it was last told. */
  const reported = useRef(atFirst);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place that is come to
  useLayoutEffect(() => {
    const top = action === "POP" ? positions.top(position) : undefined;
    const isOther = before.current.pathname !== pathname;
    if (action === "REPLACE" && before.current.place !== position)
      positions.delete(before.current.place);
    before.current = { pathname, place: position };
    if (top !== undefined) return scrollBack(top);
    if (hash !== "") {
      document.getElementById(anchorOf(hash))?.scrollIntoView();
      return undefined;
    }
    if (isOther) {
      window.scrollTo(0, 0);
      reported.current = 0;
    }
    // Nobody may scroll at all before they go on from here.
    positions.set(position, reported.current);
    return undefined;
  }, [position]);
  // Ends with the page that was scrolled: how far the next one is must not count for it.
  useLayoutEffect(() => {
    const note = () => {
      reported.current = window.scrollY;
      positions.set(position, reported.current);
    };
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, [positions, position]);
  useEffect(() => {
    // A browser that brings documents back by itself would do so before there is anything to scroll to.
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

/** Every address that is opened from outside has the same key, but not the same place to scroll to. */
function placeOf({ key, pathname, search, hash }: Location): string {
  return key === "default" ? `${pathname}${search}${hash}` : key;
}

function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
