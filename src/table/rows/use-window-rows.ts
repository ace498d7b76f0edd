import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { nextRowRange } from "./next-row-range.ts";
import { type RowRange, rowsInView } from "./rows-in-view.ts";

/** Overscan rows beyond each edge of the window. */
const overscan = 6;

/**
 * The rows of a window-scrolled list that have to exist, all equally high. Rows in view come first and the
 * overscan after them, a few per frame, and the rows' position is measured only after layout: neither delays
 * the first rows.
 * @param keys one per row
 * @param fallback height of a row before the first measurement, in pixels
 * @param estimatedTop approximate pixels of the page above the rows, while it is not scrolled
 */
export function useWindowRows(
  body: RefObject<HTMLElement | null>,
  {
    keys,
    fallback,
    estimatedTop,
  }: { keys: readonly string[]; fallback: number; estimatedTop: number },
): RowRange & { readonly height: number } {
  const count = keys.length;
  const first = useRef<FirstRow | null>(null);
  const [scrolled] = useState(() => ({ current: window.scrollY > 0 }));
  const [range, setRange] = useState(() =>
    rowsInView({ top: -estimatedTop, height: window.innerHeight }, fallback, 0),
  );
  const height = useRowHeight(body, fallback, range.from);
  const frame = useRef(0);
  const updateRange = useEffectEvent(() => {
    if (!body.current) return;
    const top = -body.current.getBoundingClientRect().top;
    const index = Math.floor(top / height);
    const key = keys[index];
    first.current = key === undefined ? null : { key, index };
    scrolled.current = window.scrollY > 0;
    const view = { top, height: window.innerHeight };
    const target = rowsInView(view, height, overscan);
    const next = nextRowRange(range, rowsInView(view, height, 0), target);
    // Also when nothing changes: an earlier update may not be rendered yet.
    setRange((now) => (isSame(now, next) ? now : next));
    if (isSame(next, range)) return;
    cancelAnimationFrame(frame.current);
    if (!isSame(next, target)) frame.current = requestAnimationFrame(() => updateRange());
  });
  useEffect(() => {
    const onMove = () => updateRange();
    window.addEventListener("scroll", onMove, { passive: true });
    window.addEventListener("resize", onMove);
    // Changes above the rows change the height of the document.
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
    // At the top of the page the initial estimate is good enough until the rows are laid out.
    if (scrolled.current) updateRange();
  }, [count, height, scrolled]);
  return { height, from: Math.min(range.from, count), to: Math.min(range.to, count) };
}

function isSame(one: RowRange, other: RowRange): boolean {
  return one.from === other.from && one.to === other.to;
}

/**
 * Height of the rows, all alike, as measured on one of them, since larger fonts increase it.
 * @param fallback height before the first measurement, in pixels; a change of it means another layout
 * @param first index of the first existing row
 */
function useRowHeight(
  body: RefObject<HTMLElement | null>,
  fallback: number,
  first: number,
): number {
  const [measured, setMeasured] = useState({ fallback, height: fallback });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is first then
  useEffect(() => {
    const row = body.current?.firstElementChild;
    if (!row) return;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      // A removed row has no height.
      if (height === 0) return;
      setMeasured((now) =>
        now.fallback === fallback && now.height === height ? now : { fallback, height },
      );
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [body, fallback, first]);
  return measured.fallback === fallback ? measured.height : fallback;
}

/** The first row in the window: its key and its index among all rows. */
interface FirstRow {
  readonly key: string;
  readonly index: number;
}

/**
 * Keeps visible rows in place when rows above them come or go, by scrolling the window.
 * @param first as last seen; `null` while the rows begin below the window's top
 */
function useSteadyRows(
  first: RefObject<FirstRow | null>,
  keys: readonly string[],
  height: number,
): void {
  useLayoutEffect(() => {
    const before = first.current;
    const index = before ? keys.indexOf(before.key) : -1;
    if (!before || index < 0 || index === before.index) return;
    first.current = { key: before.key, index };
    window.scrollBy(0, (index - before.index) * height);
  }, [first, keys, height]);
}
