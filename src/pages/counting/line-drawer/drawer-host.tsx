import { lazy, Suspense, useLayoutEffect, useRef } from "react";
import type { ShownCounting } from "#hooks/use-counting.ts";
import type { ShownOrder } from "#pages/counting/lines/use-order.ts";
import type { CountingSearch } from "#pages/counting/search/search.ts";
import { PartBoundary } from "#ui/error-boundary.tsx";

const LineDrawer = lazy(async () => ({
  default: (await import("./line-drawer.tsx")).LineDrawer,
}));

/** The line that the address names, over whichever part of the page is shown. */
export function LineDrawerHost({
  shown,
  lines,
  view,
}: {
  shown: ShownCounting;
  lines: ShownOrder;
  view: CountingSearch;
}) {
  const { line } = view;
  const before = useRef(line);
  useLayoutEffect(() => {
    const isClosed = before.current !== null && line === null;
    before.current = line;
    // Where no table has taken the focus back, a keyboard goes on from the content.
    if (isClosed && document.activeElement === document.body) {
      document.getElementById("content")?.focus({ preventScroll: true });
    }
  }, [line]);
  if (line === null) return null;
  return (
    <PartBoundary instead={null}>
      <Suspense fallback={null}>
        <LineDrawer shown={shown} order={lines.order} id={line} />
      </Suspense>
    </PartBoundary>
  );
}
