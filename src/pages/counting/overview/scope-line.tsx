import { memo, useEffect } from "react";
import { LineChips } from "#pages/counting/filters/filter-chips.tsx";
import type { FilteredFigures } from "#pages/counting/filters/filtered-figures.ts";
import { PrintLink } from "#pages/counting/header/print-link.tsx";
import type { CountingSearch } from "#pages/counting/search/search.ts";
import styles from "./overview.module.css";
import { OverviewScope } from "./overview-scope.tsx";

/** What the figures below are narrowed to, and of how many lines they are. */
export const ScopeLine = memo(function ScopeLine({
  id,
  version,
  total,
  matching,
  view,
  hint,
}: {
  /** Of the counting. */
  id: string;
  /** Of the loaded lines. */
  version: number;
  /** All lines; `null` while they are on their way. */
  total: number | null;
  matching: FilteredFigures;
  view: CountingSearch;
  /** How to narrow the lines, where that is not by a chart. */
  hint?: string;
}) {
  const isNarrowed = Object.keys(view.filter).length > 0;
  // Where it would stay, the controls of a replay do.
  const stays = isNarrowed && view.view.asOf === undefined;
  // Said there and not found by the style sheet, which would look for it with each change of any chart.
  useEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute("data-scope-stays", stays);
    return () => page.removeAttribute("data-scope-stays");
  }, [stays]);
  return (
    <div
      className={styles.scope}
      data-narrows={isNarrowed || undefined}
      data-stays={stays || undefined}
    >
      <LineChips id={id} version={version} view={view} mayClear />
      <div className={styles.told}>
        <OverviewScope
          total={total}
          matching={matching.isNarrowed ? (matching.aggregates?.totals.lines ?? null) : null}
          isRefused={matching.isRefused}
          {...(hint !== undefined && { hint })}
        />
        <PrintLink id={id} />
      </div>
    </div>
  );
});
