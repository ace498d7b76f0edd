import { Suspense } from "react";
import type { CountingSearch } from "#components/counting/search/search.ts";
import { showsLines } from "#components/counting/search/tabs.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useFocusContentAfter } from "#hooks/use-focus-content-after.ts";
import type { TabOrder } from "#pages/counting/lines/use-order.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import styles from "./drawer-host.module.css";

const LineDrawer = lazyComponent(async () => (await import("./line-drawer.tsx")).LineDrawer);

/** The line in the address: beside a table of lines where there is room, else over any tab. */
export function LineDrawerHost({
  counting,
  lines,
  search,
}: {
  counting: CountingModel;
  lines: TabOrder;
  search: CountingSearch;
}) {
  const { line, tab } = search;
  useFocusContentAfter(line !== null);
  if (line === null) return null;
  return (
    <div className={showsLines(tab) ? styles.beside : undefined}>
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <LineDrawer counting={counting} order={lines.order} id={line} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
