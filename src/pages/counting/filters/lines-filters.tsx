import { ListFilter } from "lucide-react";
import { Suspense, useId, useRef, useState } from "react";
import { FiltersSheet } from "#components/countings-filter/filters-sheet.tsx";
import { countingSearch } from "#pages/counting/search/search.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { Button } from "#ui/button.tsx";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { lazyComponent } from "#ui/lazy-component.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
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
  const t = useMessages("counting").lineFilters;
  const format = useFormat();
  const id = useId();
  const button = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const count = partsOf(props.search.filter);
  const placePopover = () => {
    const anchor = button.current?.getBoundingClientRect();
    if (!anchor || !panel.current) return;
    const top = anchor.bottom + 6;
    panel.current.style.top = `${top + scrollY}px`;
    panel.current.style.maxHeight = `${Math.max(minHeight, innerHeight - top - margin)}px`;
  };
  return (
    <span ref={button} className={styles.filters}>
      <Button popoverTarget={id} aria-haspopup="dialog">
        <ListFilter aria-hidden="true" />
        {t.name}
        {count > 0 && <span className={styles.count}>{format.number(count)}</span>}
      </Button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t.name}
        className={styles.panel}
        onBeforeToggle={placePopover}
        // Unmounts after closing, so that the blur of the focused field still applies its text.
        onToggle={({ newState }) => setOpen(newState === "open")}
      >
        {isOpen && <LazyPanel {...props} />}
      </div>
    </span>
  );
}

function LazyPanel(props: FiltersPanelProps) {
  const t = useMessages("counting").lineFilters;
  return (
    <ErrorBoundary fallback={<p>{t.failed}</p>}>
      <Suspense fallback={<div className={styles.waiting} />}>
        <Panel {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
