import { trendMetrics } from "#domain/trends.ts";
import { FilterChips } from "#pages/list-filters/filter-chips.tsx";
import { FiltersSheet } from "#pages/list-filters/filters-sheet.tsx";
import type { AskedFilter } from "#pages/list-filters/list-filter.ts";
import { StartedChoice, StartedField } from "#pages/list-filters/started-field.tsx";
import { useAskedFilters } from "#pages/list-filters/use-asked-filters.ts";
import { WarehouseField } from "#pages/list-filters/warehouse-field.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { SegmentedChoice } from "#ui/segmented-choice.tsx";
import { useMediaQuery } from "#ui/use-media-query.ts";
import styles from "./filters.module.css";
import { askedOf, periodSearch, type TrendsSearch, usual } from "./search.ts";
import type { ChangeTrends } from "./use-trends-search.ts";

/** Which countings are compared, and by which figure. */
export function Filters({
  search,
  onChange,
  openedAt,
  countings,
}: {
  search: TrendsSearch;
  onChange: ChangeTrends;
  /** For what day it is. Milliseconds since 1970. */
  openedAt: number;
  /** How many countings are shown; `null` before they are loaded. */
  countings: number | null;
}) {
  const words = useMessages().trends;
  const { timeZone } = useFormat();
  const isNarrow = useMediaQuery("(max-width: 899px)");
  const asked = askedOf(search, timeZone, openedAt);
  const ask = (change: Partial<AskedFilter>, isMore?: boolean) => {
    const next = { ...asked, ...change };
    onChange({ warehouse: next.warehouse, ...periodSearch(next, timeZone, openedAt) }, isMore);
  };
  const clear = () => onChange(usual);
  const isPainted = countings !== null;
  const started = { ...asked, onChange: ask, now: openedAt, isPainted };
  const warehouse = (
    <WarehouseField
      value={asked.warehouse}
      onChoose={(identifier) => ask({ warehouse: identifier })}
      isPainted={isPainted}
    />
  );
  // The usual period is no filter that could be taken away, and what is taken away leaves it.
  const inForce = { ...asked, from: search.from === "" ? "" : asked.from };
  const filters = useAskedFilters(inForce, onChange);
  return (
    <>
      <div className={styles.bar}>
        {isNarrow ? (
          <FiltersSheet count={filters.length} matching={countings} onClear={clear}>
            {warehouse}
            <StartedChoice {...started} />
          </FiltersSheet>
        ) : (
          <>
            {warehouse}
            <StartedField {...started} />
          </>
        )}
        <SegmentedChoice
          label={words.metric}
          values={trendMetrics}
          chosen={search.metric}
          titleOf={(metric) => words.metrics[metric]}
          onChoose={(metric) => onChange({ metric }, true)}
        />
      </div>
      {filters.length > 0 && (
        <div className={styles.chips}>
          <FilterChips filters={filters} onClear={clear} />
        </div>
      )}
    </>
  );
}
