import { memo, useEffect } from "react";
import type { LineAggregates } from "#lines/line-store.ts";
import type { FilteredFigures } from "#pages/counting/filters/filtered-figures.ts";
import { LineChips } from "#pages/counting/filters/line-chips.tsx";
import type { CountingSearch } from "#pages/counting/search/search.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./overview.module.css";
import { OverviewScope } from "./overview-scope.tsx";

/** The filter in force, and how many lines match. */
export const ScopeLine = memo(function ScopeLine({
  id,
  version,
  total,
  headerTotal,
  matching,
  search,
}: {
  /** The counting's id. */
  id: string;
  /** Version of the loaded lines. */
  version: number;
  /** Number of all lines; `null` while unknown. */
  total: number | null;
  /** Number of lines in the header. */
  headerTotal: number;
  matching: FilteredFigures;
  search: CountingSearch;
}) {
  const isFiltered = Object.keys(search.filter).length > 0;
  const soFar = matching.aggregates?.isArriving ? matching.aggregates : null;
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
      className={styles.scope}
      data-narrows={isFiltered || undefined}
      data-stays={isSticky || undefined}
    >
      <LineChips id={id} version={version} search={search} mayClear />
      <div className={styles.coverage}>
        <OverviewScope
          total={total}
          isArriving={soFar !== null}
          matching={matching.isFiltered ? (matching.aggregates?.totals.lines ?? null) : null}
          isRefused={matching.isRefused}
        />
        {soFar && <SoFar figures={soFar} isFiltered={matching.isFiltered} total={headerTotal} />}
      </div>
    </div>
  );
});

/** How many lines the figures are from while others arrive; it changes too often to be spoken. */
function SoFar({
  figures: { read, totals },
  isFiltered,
  total,
}: {
  figures: Pick<LineAggregates, "read" | "totals">;
  isFiltered: boolean;
  total: number;
}) {
  const t = useMessages("overview").overview;
  const format = useFormat();
  const readText = format.number(read);
  return (
    <p className={styles.soFar}>
      {isFiltered && <>{t.scope(format.number(totals.lines), readText, read)}. </>}
      {t.soFar(readText, format.number(total), total)}
    </p>
  );
}
