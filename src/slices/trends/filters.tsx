import { FilterChips } from "#components/countings-filter/filter-chips.tsx";
import { FiltersSheet } from "#components/countings-filter/filters-sheet.tsx";
import { StartedChoice, StartedField } from "#components/countings-filter/started-field.tsx";
import { useApiFilterChips } from "#components/countings-filter/use-api-filter-chips.ts";
import { WarehouseField } from "#components/countings-filter/warehouse-field.tsx";
import type { ApiFilter } from "#search-params/list-filter.ts";
import type { UpdateOptions, UpdateSearch } from "#search-params/use-search.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { SegmentedChoice } from "#ui/segmented-choice.tsx";
import styles from "./filters.module.css";
import { trendMessages } from "./messages.ts";
import { trendMetrics } from "./trends.ts";
import { defaultFilter, periodSearch, type TrendsSearch, toApiFilter } from "./trends-search.ts";

/** Filters and metric of the trends. */
export function Filters({
  search,
  onChange,
  openedAt,
  countings,
}: {
  search: TrendsSearch;
  onChange: UpdateSearch<TrendsSearch>;
  /** Defines today. Milliseconds since 1970. */
  openedAt: number;
  /** Number of visible countings; `null` before they are loaded. */
  countings: number | null;
}) {
  const t = useMessages(trendMessages);
  const { timeZone } = useFormat();
  const isNarrow = useMediaQuery(breakpoints.narrow);
  const asked = toApiFilter(search, timeZone, openedAt);
  const ask = (change: Partial<ApiFilter>, options?: UpdateOptions) => {
    const next = { ...asked, ...change };
    onChange({ warehouse: next.warehouse, ...periodSearch(next, timeZone, openedAt) }, options);
  };
  const clear = () => onChange(defaultFilter);
  const isPainted = countings !== null;
  const started = { ...asked, onChange: ask, now: openedAt, isPainted };
  const warehouse = (
    <WarehouseField
      value={asked.warehouse}
      onChoose={(identifier) => ask({ warehouse: identifier })}
      isPainted={isPainted}
    />
  );
  // The default period is no removable filter; removing another period restores it.
  const inForce = { ...asked, from: search.from === "" ? "" : asked.from };
  const filters = useApiFilterChips(inForce, onChange);
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
          label={t.metric}
          values={trendMetrics}
          chosen={search.metric}
          titleOf={(metric) => t.metrics[metric]}
          onChoose={(metric) => onChange({ metric }, { replace: true })}
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
