import { Suspense } from "react";
import { countingSearch } from "#components/counting/search/search.ts";
import { FiltersSheet } from "#components/countings-filter/filters-sheet.tsx";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import { partsOf } from "./filter-updates.ts";
import { LazyLineChips } from "./lazy-line-chips.tsx";
import styles from "./lines-filters.module.css";
import type { FilterControlsProps } from "./use-filter-controls.ts";

const Panel = lazyComponent(
  async () => (await import("#components/counting/filters/panel/filters-panel.tsx")).FiltersPanel,
);

/** A button that opens the filters over a narrow page, with the chips of those that are set. */
export function LinesFilters({
  matching,
  ...props
}: FilterControlsProps & {
  /** Number of lines that match; `null` while unknown. */
  matching: number | null;
}) {
  const t = useMessages("counting").counting.filters;
  const update = useSearchUpdate(countingSearch);
  return (
    <FiltersSheet
      count={partsOf(props.search.filter)}
      matching={matching}
      onClear={() => update(({ filter: { text } }) => ({ filter: text ? { text } : {} }))}
    >
      <LazyLineChips {...props} mayClear={false} />
      <ErrorBoundary fallback={<p>{t.failed}</p>}>
        <Suspense fallback={<div className={styles.waiting} />}>
          <Panel {...props} />
        </Suspense>
      </ErrorBoundary>
    </FiltersSheet>
  );
}
