import ListFilter from "lucide-react/icons/list-filter";
import { Suspense } from "react";
import { FiltersSheet } from "#components/countings-filter/filters-sheet.tsx";
import { countingSearch } from "#pages/counting/search/search.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Popover } from "#ui/popover.tsx";
import { partsOf } from "./filter-updates.ts";
import type { FiltersPanelProps } from "./filters-panel.tsx";
import styles from "./lines-filters.module.css";

const Panel = lazyComponent(async () => (await import("./filters-panel.tsx")).FiltersPanel);

/** Minimum height of the panel, also where the window leaves less below the button. Pixels. */
const minHeight = 280;
const margin = 8;

/** A button that opens the filters: beside it, or over a narrow page. */
export function LinesFilters({
  matching,
  ...props
}: FiltersPanelProps & {
  /** Number of lines that match; `null` while unknown. */
  matching: number | null;
}) {
  const isNarrow = useMediaQuery(breakpoints.narrow);
  const update = useSearchUpdate(countingSearch);
  if (!isNarrow) return <FiltersPopover {...props} />;
  return (
    <FiltersSheet
      count={partsOf(props.search.filter)}
      matching={matching}
      onClear={() => update(({ filter: { text } }) => ({ filter: text ? { text } : {} }))}
    >
      <LazyPanel {...props} />
    </FiltersSheet>
  );
}

function FiltersPopover(props: FiltersPanelProps) {
  const t = useMessages("counting").initial.filters;
  const format = useFormat();
  const count = partsOf(props.search.filter);
  return (
    <Popover
      button={
        <>
          <ListFilter aria-hidden="true" />
          {t.name}
          {count > 0 && <span className={styles.count}>{format.number(count)}</span>}
        </>
      }
      label={t.name}
      role="dialog"
      className={styles.panel}
      position={positionBelow}
    >
      <LazyPanel {...props} />
    </Popover>
  );
}

/** Below the button; it scrolls with the page. */
function positionBelow(panel: HTMLElement, anchor: Element): void {
  const top = anchor.getBoundingClientRect().bottom + 6;
  panel.style.top = `${top + scrollY}px`;
  panel.style.maxHeight = `${Math.max(minHeight, innerHeight - top - margin)}px`;
}

function LazyPanel(props: FiltersPanelProps) {
  const t = useMessages("counting").initial.filters;
  return (
    <ErrorBoundary fallback={<p>{t.failed}</p>}>
      <Suspense fallback={<div className={styles.waiting} />}>
        <Panel {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
