import { useState } from "react";
import { Notices } from "#components/countings-notices.tsx";
import { FailureBlock, failureWords } from "#components/failure-block.tsx";
import pageStyles from "#components/page.module.css";
import { pageState } from "#layout/page-state.ts";
import { usePage } from "#layout/use-page.ts";
import { useInvalidParams, useSearch } from "#search-params/use-search.ts";
import { useFormat, useMessages, useWords } from "#ui/locale.tsx";
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
  const [refreshing, setRefreshing] = useState(false);
  const refresh = () => {
    if (refreshing) return;
    setRefreshing(true);
    void list.refresh().finally(() => setRefreshing(false));
  };
  const content = contentState(list, search);
  const hasTarget = useTrendTargets(trends.series, search.metric).size > 0;
  const isEmpty = content === "empty" || content === "no-match";
  const [listed, setListed] = useState(0);
  const isListed = isEmpty || !search.table || listed === trends.points.length;
  usePage({
    title,
    state: pageState(content, failed !== null, list.ageing),
    complete: loaded === null ? failed !== null : !list.loadingAll && isListed,
    freshness: list.freshness,
    ageing: list.ageing,
    announcement: useAnnouncement(list),
    onRefresh: refresh,
    refreshing,
  });
  return (
    <>
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
      {!loaded && !failed && <SkeletonPanels count={search.warehouse === "" ? 12 : 1} />}
      {!loaded && failed && (
        <div className={pageStyles.block}>
          <FailureBlock failure={failed.failure} at={failed.at} onRetry={refresh} />
        </div>
      )}
    </>
  );
}

type List = ReturnType<typeof useTrends>;

function contentState(
  { loaded, loadingAll, trends }: List,
  search: TrendsSearch,
): "ready" | "empty" | "no-match" | "partial" | null {
  if (!loaded) return null;
  const { faults, end } = loaded;
  if (faults.length > 0 || (end !== "whole" && !loadingAll)) return "partial";
  if (trends.points.length > 0 || end !== "whole") return "ready";
  return isFiltered(search) ? "no-match" : "empty";
}

/** Text for screen readers: that all is loaded, not each page of it. */
function useAnnouncement({ loaded, loadingAll, failed, failedMore, ageing, trends }: List): string {
  const t = useWords(words);
  const { failures } = useMessages("all");
  const format = useFormat();
  const wrong = failed ?? failedMore;
  if (wrong) return failureWords(wrong.failure, failures).title;
  if (ageing === "stale") return t.announceStale;
  if (!loaded || loadingAll) return "";
  return t.announceLoaded(format.number(trends.points.length), format.number(trends.series.length));
}
