import { memo } from "react";
import { LineChips } from "#pages/counting/filters/line-chips.tsx";
import type { Matching } from "#pages/counting/narrow/matching.ts";
import { PrintLink } from "#pages/counting/print/print-link.tsx";
import type { CountingSearch } from "#pages/counting/search.ts";
import styles from "./overview.module.css";
import { OverviewScope } from "./overview-scope.tsx";

/** What the figures below are narrowed to, and of how many lines they are. */
export const ScopeLine = memo(function ScopeLine({
  id,
  version,
  total,
  matching: { aggregates, isNarrowed, isRefused },
  view,
}: {
  /** Of the counting. */
  id: string;
  /** Of the loaded lines. */
  version: number;
  /** All lines; `null` while they are on their way. */
  total: number | null;
  matching: Matching;
  view: CountingSearch;
}) {
  return (
    <div className={styles.scope}>
      <LineChips id={id} version={version} view={view} mayClear />
      <OverviewScope
        total={total}
        matching={isNarrowed ? (aggregates?.totals.lines ?? null) : null}
        isRefused={isRefused}
      />
      <PrintLink id={id} />
    </div>
  );
});
