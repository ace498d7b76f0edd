import { Suspense } from "react";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useFocusContentAfter } from "#hooks/use-focus-content-after.ts";
import type { TabOrder } from "#pages/counting/lines/use-order.ts";
import type { CountingSearch } from "#pages/counting/search/search.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";

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
  useFocusContentAfter(line !== null);
  if (line === null) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <LineDrawer counting={counting} order={lines.order} id={line} />
      </Suspense>
    </ErrorBoundary>
  );
}
