import { useState } from "react";
import { Notices } from "#components/countings-notices.tsx";
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import { useRefresh } from "#hooks/use-refresh.ts";
import { Page } from "#layout/page.tsx";
import { type ContentState, contentState } from "#layout/page-state.ts";
import { useInvalidParams, useSearch } from "#search-params/use-search.ts";
import { useFormat, useWords } from "#ui/locale.tsx";
import { ChangeConclusion } from "./change-conclusion.tsx";
import { TrendsEmptyState } from "./empty-state.tsx";
import { Filters } from "./filters.tsx";
import { Head } from "./head.tsx";
import { MetricTitle } from "./metric-title.tsx";
import { MissingNotice } from "./missing-notice.tsx";
import { Panels } from "./panels.tsx";
import { SkeletonPanels } from "./skeleton-panels.tsx";
import { TrendTable } from "./trend-table.tsx";
import { isFiltered, type TrendsSearch, trendsSearch } from "./trends-search.ts";
import { useTrendTargets } from "./use-trend-targets.ts";
import { useTrends } from "./use-trends.ts";
import { words } from "./words.ts";

/** The countings of a period compared over time, warehouse by warehouse. */
export function TrendsPage() {
  const [search, change] = useSearch(trendsSearch);
  const invalid = useInvalidParams(trendsSearch.invalid);
  const list = useTrends(search);
  const { loaded, failed, trends } = list;
  const { title } = useWords(words);
  const { refresh, refreshing } = useRefresh(list.refresh);
  const content = loaded && contentOf(list, loaded, search);
  const hasTarget = useTrendTargets(trends.series, search.metric).size > 0;
  const isEmpty = content === "empty" || content === "no-match";
  const [listed, setListed] = useState(0);
  const isListed = isEmpty || !search.table || listed === trends.points.length;
  return (
    <Page
      title={title}
      content={content}
      load={{ ...list, refresh, refreshing }}
      complete={loaded === null ? failed !== null : !list.loadingAll && isListed}
      spoken={useSpoken(list)}
      skeleton={<SkeletonPanels count={search.warehouse === "" ? 12 : 1} />}
    >
      <Head list={list} />
      <Filters
        search={search}
        onChange={change}
        openedAt={list.openedAt}
        countings={loaded && trends.points.length}
      />
      {loaded && (
        <Notices
          loaded={loaded}
          unknown={invalid}
          failed={failed}
          freshness={list.freshness}
          ageing={list.ageing}
          period={list.period}
          onRetry={refresh}
          onReload={list.reload}
        />
      )}
      <MissingNotice list={list} />
      {!isEmpty && loaded && list.ageing !== "stale" && !list.loadingAll && (
        <ChangeConclusion series={trends.series} changes={trends.changes} />
      )}
      {!isEmpty && (loaded || !failed) && (
        <MetricTitle metric={search.metric} hasTarget={hasTarget} />
      )}
      {loaded && !isEmpty && (
        <>
          <Panels trends={trends} metric={search.metric} isStale={list.ageing === "stale"} />
          <TrendTable
            points={trends.points}
            open={search.table}
            now={trends.period.now}
            onChange={change}
            onListed={setListed}
          />
        </>
      )}
      {isEmpty && <TrendsEmptyState search={search} onChange={change} />}
    </Page>
  );
}

type List = ReturnType<typeof useTrends>;

function contentOf(
  { loadingAll, trends }: List,
  { faults, end }: LoadedCountings,
  search: TrendsSearch,
): ContentState {
  return contentState({
    isPartial: faults.length > 0 || (end !== "whole" && !loadingAll),
    isEmpty: trends.points.length === 0 && end === "whole",
    isFiltered: isFiltered(search),
  });
}

/** Text for screen readers: that all is loaded, not each page of it. */
function useSpoken({ loadingAll, ageing, trends }: List): string {
  const t = useWords(words);
  const format = useFormat();
  if (ageing === "stale") return t.announceStale;
  if (loadingAll) return "";
  return t.announceLoaded(format.number(trends.points.length), format.number(trends.series.length));
}
