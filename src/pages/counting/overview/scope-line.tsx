import { memo, useEffect } from "react";
import type { FilteredFigures } from "#components/counting/filters/filtered-figures.ts";
import { LazyLineChips } from "#components/counting/filters/lazy-line-chips.tsx";
import { NoMatchText } from "#components/counting/filters/no-match-text.tsx";
import styles from "#components/counting/panels/overview.module.css";
import type { CountingSearch } from "#components/counting/search/search.ts";
import { OverviewScope } from "./overview-scope.tsx";

/** The filter in force, and how many lines match; without a filter nothing is visible. */
export const ScopeLine = memo(function ScopeLine({
  id,
  version,
  total,
  matching,
  search,
}: {
  /** The counting's id. */
  id: string;
  /** Version of the loaded lines. */
  version: number;
  /** Number of all lines; `null` while unknown. */
  total: number | null;
  matching: FilteredFigures;
  search: CountingSearch;
}) {
  const isFiltered = Object.keys(search.filter).length > 0;
  const isArriving = matching.aggregates?.isArriving ?? false;
  const isVisible = isFiltered || matching.isFiltered || matching.isRefused;
  // During a replay, the replay controls are sticky instead.
  const isSticky = isFiltered && search.lineOptions.asOf === undefined;
  // An attribute on the root is cheaper than `:has()`, which every change of a chart would re-evaluate.
  useEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute("data-scope-stays", isSticky);
    return () => page.removeAttribute("data-scope-stays");
  }, [isSticky]);
  return (
    <div
      className={isVisible ? styles.scope : "visually-hidden"}
      data-narrows={isFiltered || undefined}
      data-stays={isSticky || undefined}
    >
      <LazyLineChips id={id} version={version} search={search} mayClear />
      <div className={styles.coverage}>
        <OverviewScope
          total={total}
          isArriving={isArriving}
          matching={matching.isFiltered ? (matching.aggregates?.totals.lines ?? null) : null}
          isRefused={matching.isRefused}
        />
        <NoMatchText id={id} filter={search.filter} />
      </div>
    </div>
  );
});
