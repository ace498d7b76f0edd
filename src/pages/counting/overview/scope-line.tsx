import { LineChips } from "#pages/counting/filters/line-chips.tsx";
import { PrintLink } from "#pages/counting/print/print-link.tsx";
import type { CountingSearch } from "#pages/counting/search.ts";
import type { ShownCounting } from "#pages/counting/use-counting.ts";
import styles from "./overview.module.css";
import type { Matching } from "./overview-matching.ts";
import { OverviewScope } from "./overview-scope.tsx";

/** What the figures below are narrowed to, and of how many lines they are. */
export function ScopeLine({
  shown,
  matching: { aggregates, isNarrowed },
  view,
}: {
  shown: ShownCounting;
  matching: Matching;
  view: CountingSearch;
}) {
  return (
    <div className={styles.scope}>
      <LineChips id={shown.id} version={shown.loaded.version} view={view} mayClear />
      <OverviewScope shown={shown} aggregates={isNarrowed ? aggregates : null} />
      <PrintLink id={shown.id} />
    </div>
  );
}
