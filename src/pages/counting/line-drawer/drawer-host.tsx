import { Suspense, useLayoutEffect, useRef } from "react";
import type { CountingModel } from "#hooks/use-counting.ts";
import type { TabOrder } from "#pages/counting/lines/use-order.ts";
import type { CountingSearch } from "#pages/counting/search/search.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.ts";

const LineDrawer = lazyComponent(async () => (await import("./line-drawer.tsx")).LineDrawer);

/** The line in the address, over any tab. */
export function LineDrawerHost({
  counting,
  lines,
  search,
}: {
  counting: CountingModel;
  lines: TabOrder;
  search: CountingSearch;
}) {
  const { line } = search;
  const before = useRef(line);
  useLayoutEffect(() => {
    const isClosed = before.current !== null && line === null;
    before.current = line;
    // Unless a table has taken the focus back, it moves to the content.
    if (isClosed && document.activeElement === document.body) {
      document.getElementById("content")?.focus({ preventScroll: true });
    }
  }, [line]);
  if (line === null) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <LineDrawer counting={counting} order={lines.order} id={line} />
      </Suspense>
    </ErrorBoundary>
  );
}
