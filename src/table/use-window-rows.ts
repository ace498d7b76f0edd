import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { rowsNext } from "./next-row-range.ts";
import { type RowRange, rowsInView } from "./rows-in-view.ts";
import { useRowHeight } from "./use-row-height.ts";
import { type FirstRow, useSteadyRows } from "./use-steady-rows.ts";

/** Rows that exist beyond each edge of the window, so that scrolling finds them drawn. */
const spare = 6;

/**
 * Which rows of a list that scrolls with the window have to exist. All rows are equally high. The rows in view
 * come first and the spare ones after them, a few in each frame, and where the rows begin is looked up only once
 * they are laid out: so neither makes the first rows wait.
 * @param keys one per row
 * @param fallback height of a row before one was drawn, in pixels
 * @param above pixels of the page above the rows, about, while it is not scrolled
 */
export function useWindowRows(
  body: RefObject<HTMLElement | null>,
  keys: readonly string[],
  fallback: number,
  above: number,
): RowRange & { readonly height: number } {
  const count = keys.length;
  const first = useRef<FirstRow | null>(null);
  const [scrolled] = useState(() => ({ current: window.scrollY > 0 }));
  const [range, setRange] = useState(() =>
    rowsInView({ top: -above, height: window.innerHeight }, fallback, 0),
  );
  const height = useRowHeight(body, fallback, range.from);
  const frame = useRef(0);
  const look = useEffectEvent(() => {
    if (!body.current) return;
    const top = -body.current.getBoundingClientRect().top;
    const index = Math.floor(top / height);
    const key = keys[index];
    first.current = key === undefined ? null : { key, index };
    scrolled.current = window.scrollY > 0;
    const view = { top, height: window.innerHeight };
    const wanted = rowsInView(view, height, spare);
    const next = rowsNext(range, rowsInView(view, height, 0), wanted);
    // Also where nothing changes: what was asked for a moment ago may not be drawn yet.
    setRange((now) => (isSame(now, next) ? now : next));
    if (isSame(next, range)) return;
    cancelAnimationFrame(frame.current);
    if (!isSame(next, wanted)) frame.current = requestAnimationFrame(() => look());
  });
  useEffect(() => {
    const onMove = () => look();
    window.addEventListener("scroll", onMove, { passive: true });
    window.addEventListener("resize", onMove);
    // Whatever comes and goes above the rows changes the height of the document.
    const observer = new ResizeObserver(onMove);
    observer.observe(document.body);
    return () => {
      window.removeEventListener("scroll", onMove);
      window.removeEventListener("resize", onMove);
      observer.disconnect();
      cancelAnimationFrame(frame.current);
    };
  }, []);
  useSteadyRows(first, keys, height);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are in view then
  useLayoutEffect(() => {
    // At the top of the page the first guess is good enough until the rows are laid out.
    if (scrolled.current) look();
  }, [count, height, scrolled]);
  return { height, from: Math.min(range.from, count), to: Math.min(range.to, count) };
}

function isSame(one: RowRange, other: RowRange): boolean {
  return one.from === other.from && one.to === other.to;
}
