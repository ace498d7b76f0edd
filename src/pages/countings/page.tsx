import { useMemo } from "react";
import { parts } from "#components/countings/parts.ts";
import { FilterChips } from "#components/countings-filter/filter-chips.tsx";
import { Notices } from "#components/countings-notices.tsx";
import { WorkHoursControl } from "#components/work-hours/work-hours-control.tsx";
import type { Ageing } from "#domain/time/ageing.ts";
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import { useActiveCountings } from "#hooks/countings/use-active-countings.ts";
import { useCountings } from "#hooks/countings/use-countings.ts";
import { useListAge } from "#hooks/countings/use-list-age.ts";
import { useRefresh } from "#hooks/use-refresh.ts";
import { Page } from "#layout/page.tsx";
import { ZoneName } from "#layout/zone-name.tsx";
import { isReversed, listFilterOf } from "#search-params/list-filter.ts";
import { isOwnZone } from "#search-params/shared-search.ts";
import { useInvalidParams, useSearch } from "#search-params/use-search.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { ListActions } from "./actions/list-actions.tsx";
import { EmptyList, NoneMatch } from "./filters/none-match.tsx";
import { ProductOffer, useProductSearch } from "./filters/product-offer.tsx";
import { Toolbar } from "./filters/toolbar.tsx";
import { useFilteredCountings } from "./filters/use-filtered-countings.ts";
import { noFilters, useFilters } from "./filters/use-filters.ts";
import { type ListContent, listContent } from "./list-content.ts";
import { ListFoot } from "./list-foot.tsx";
import styles from "./page.module.css";
import { countingsSearch } from "./search.ts";
import { SummaryLine } from "./summary/summary-line.tsx";
import { ColumnsMenu } from "./table/columns/columns-menu.tsx";
import { CountingTables } from "./table/counting-tables.tsx";
import { SkeletonTable } from "./table/skeleton-table.tsx";

const noPages: LoadedCountings["pages"] = [];

/** All countings, as the API lists them, with schedule status and lines left. */
export function CountingsPage() {
  const [search, update] = useSearch(countingsSearch);
  const invalid = useInvalidParams(countingsSearch.invalid);
  const { warehouse, from, to, statuses, sort } = search;
  const { timeZone } = useFormat();
  const listFilter = useMemo(
    () => listFilterOf({ warehouse, from, to }, timeZone),
    [warehouse, from, to, timeZone],
  );
  const list = useCountings(listFilter, true);
  const { loaded, failed, failedMore } = list;
  const walk = useActiveCountings(listFilter, loaded);
  const pages = useMemo(() => [...(loaded?.pages ?? noPages), ...walk.pages], [loaded, walk.pages]);
  const { freshness, ageing, period, clock } = useListAge(pages);
  const staleSince = ageing === "stale" ? (freshness?.fetchedAt ?? null) : null;
  const { filter, visibleCount, counts } = useFilteredCountings(loaded, {
    active: walk.active,
    search,
    now: staleSince ?? clock,
  });
  const listed = useMemo(
    () =>
      loaded && clock !== null
        ? { loaded, active: walk.active, sort, clock, staleSince, filter }
        : null,
    [loaded, walk.active, sort, clock, staleSince, filter],
  );
  // Those whose end the gateway knows.
  const finished = useMemo(
    () => loaded?.countings.filter((one) => !one.active && one.countRecord) ?? [],
    [loaded],
  );
  const isNarrow = useMediaQuery(breakpoints.narrow);
  const filteredCount = filter ? visibleCount : null;
  const filters = useFilters(search, update);
  const clear = () => update(noFilters);
  const content = loaded && listContent(loaded, visibleCount, filters.length > 0);
  const productSearch = useProductSearch({
    text: search.q,
    filter: listFilter,
    active: walk.active.length,
  });
  const { title } = useMessages("common").countings;
  const { refresh, refreshing } = useRefresh(() => Promise.all([list.refresh(), walk.refresh()]));
  const spoken = useSpoken({
    loaded,
    content,
    visibleCount: filteredCount,
    isLoading: list.loadingAll,
    ageing,
  });
  return (
    <Page
      title={title}
      content={content}
      load={{ failed, failedMore, freshness, ageing, refresh, refreshing }}
      namesZone
      spoken={spoken}
      skeleton={<SkeletonTable />}
      failure={{ className: styles.block }}
    >
      <h1 className="visually-hidden">{title}</h1>
      {(loaded || !failed) &&
        parts.map(
          ({ name, Lead }) =>
            Lead && (
              <Lead
                key={name}
                walk={loaded && walk}
                finished={finished}
                clock={clock}
                staleSince={staleSince}
                filter={listFilter}
              />
            ),
        )}
      <Toolbar
        search={search}
        onChange={update}
        loaded={loaded}
        list={list}
        counts={counts}
        visibleCount={visibleCount}
        now={clock}
        isPainted={loaded !== null || failed !== null}
        onEnter={content === "no-match" ? productSearch?.start : undefined}
        tools={
          <>
            <WorkHoursControl />
            <ListActions listed={listed} count={visibleCount} />
          </>
        }
      />
      <div className={styles.summary}>
        <SummaryLine
          walk={loaded && walk}
          clock={clock}
          staleSince={staleSince}
          statuses={statuses}
          onChange={update}
        />
        <div className={styles.note} data-own={isOwnZone(timeZone) || undefined}>
          <ZoneName />
        </div>
        {!isNarrow && (
          <>
            <WorkHoursControl isCompact />
            <ColumnsMenu columns={search.columns} onChange={update} />
            <ListActions listed={listed} count={visibleCount} />
          </>
        )}
      </div>
      <div className={styles.filters}>
        <FilterChips
          filters={isNarrow ? filters.filter(({ isInView }) => !isInView) : filters}
          onClear={null}
        />
      </div>
      {loaded && (
        <Notices
          loaded={loaded}
          unknown={invalid}
          failed={failed}
          freshness={freshness}
          ageing={ageing}
          period={period}
          onRetry={refresh}
          onReload={list.reload}
        />
      )}
      {listed && visibleCount > 0 && <CountingTables {...listed} />}
      {listed && visibleCount > 0 && productSearch && (
        <div className={styles.offer}>
          <ProductOffer search={productSearch} />
        </div>
      )}
      {content === "empty" && <EmptyList />}
      {loaded && content === "no-match" && (
        <NoneMatch
          filters={filters}
          isReversed={isReversed(search, timeZone)}
          loaded={loaded}
          list={list}
          productSearch={productSearch}
          onClear={clear}
        />
      )}
      {loaded && (
        <ListFoot
          loaded={loaded}
          list={list}
          isPlain={!filter && sort.length === 0}
          isEmpty={content === "no-match"}
          matching={filteredCount}
          onClear={filters.length > 0 ? clear : null}
        />
      )}
    </Page>
  );
}

/**
 * Text for screen readers: how many countings there are. It does not count along while further pages load.
 * @param visibleCount countings after the filters on loaded ones; `null` without such filters
 */
function useSpoken({
  loaded,
  content,
  visibleCount,
  isLoading,
  ageing,
}: {
  loaded: LoadedCountings | null;
  content: ListContent | null;
  visibleCount: number | null;
  /** Whether further pages load. */
  isLoading: boolean;
  ageing: Ageing;
}): string {
  const { countings: t, listFilters } = useMessages("common");
  const format = useFormat();
  if (ageing === "stale") return t.announceStale;
  if (!loaded) return "";
  if (isLoading) {
    const [first] = loaded.pages;
    const count = (first?.items.length ?? 0) + (first?.faults.length ?? 0);
    return visibleCount === null
      ? t.announceLoaded(format.number(count), format.number(loaded.total))
      : "";
  }
  if (content === "no-match") return listFilters.noMatch.title;
  if (content === "empty") return t.none.title;
  const some = format.number(loaded.loaded);
  if (visibleCount !== null)
    return listFilters.announceMatching(format.number(visibleCount), some, loaded.loaded);
  return t.announceLoaded(some, format.number(loaded.total));
}
