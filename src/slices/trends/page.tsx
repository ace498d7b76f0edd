import { useState } from "react";
import { mayRecover } from "#api/polling.ts";
import { Notices } from "#components/countings-notices.tsx";
import { failureWords } from "#components/failure-block.tsx";
import { FigureHint } from "#components/figure-hint.tsx";
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import { useRefresh } from "#hooks/use-refresh.ts";
import { Page } from "#layout/page.tsx";
import { type ContentState, contentState } from "#layout/page-state.ts";
import { useInvalidParams, useSearch } from "#search-params/use-search.ts";
import { AttentionGlyph } from "#ui/attention-glyph.tsx";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import { TrendsEmptyState } from "./empty-state.tsx";
import { Filters } from "./filters.tsx";
import { Head } from "./head.tsx";
import { trendMessages } from "./messages.ts";
import styles from "./page.module.css";
import { Panels, SkeletonPanels } from "./panels.tsx";
import type { TrendChange } from "./trend-change.ts";
import { TrendTable } from "./trend-table.tsx";
import type { TrendMetric, TrendSeries } from "./trends.ts";
import { isFiltered, type TrendsSearch, trendsSearch } from "./trends-search.ts";
import { useTrendTargets } from "./use-trend-targets.ts";
import { useTrends } from "./use-trends.ts";

const figures = {
  discrepancies: "discrepancies-per-100",
  incidents: "incidents-per-1000",
  share: "final-share",
} as const;

/** Names the metric of the panels, and explains how to read them. */
function MetricTitle({
  metric,
  hasTarget,
}: {
  metric: TrendMetric;
  /** Whether a panel shows a target. */
  hasTarget: boolean;
}) {
  const t = useMessages(trendMessages);
  return (
    <p className={styles.metric}>
      <strong>
        <FigureHint figure={figures[metric]} label={t.shown[metric]} />
      </strong>
      {t.scale} {t.usual} {hasTarget && `${t.target.line} `}
      {t.hollow}
    </p>
  );
}

/** Warehouses named; the others are counted. */
const maxNames = 4;

/** Which warehouses got worse or better this month. */
function ChangeConclusion({
  series,
  changes,
}: {
  /** In the order in which they are named. */
  series: readonly TrendSeries[];
  changes: ReadonlyMap<TrendSeries, TrendChange>;
}) {
  const t = useMessages(trendMessages).change;
  const format = useFormat();
  const having = (verdict: TrendChange["verdict"]) =>
    series.filter((one) => changes.get(one)?.verdict === verdict);
  const namesOf = (some: readonly TrendSeries[]) => {
    const names = some.slice(0, maxNames).map(({ warehouse }) => warehouse.name);
    const more = some.length - names.length;
    return [...names, ...(more > 0 ? [t.and(format.number(more))] : [])].join(", ");
  };
  const [worse, better, same] = [having("worse"), having("better"), having("as-usual")];
  const texts = [
    ...(worse.length > 0 ? [t.worse(namesOf(worse))] : []),
    ...(better.length > 0
      ? [(worse.length > 0 ? t.better : t.onlyBetter)(namesOf(better.toReversed()))]
      : []),
  ];
  if (texts.length === 0) texts.push(same.length > 0 ? t.none : t.few);
  return (
    <h2 className={styles.conclusion}>
      <AttentionGlyph attention={worse.length > 0 ? "warning" : null} className={styles.glyph} />
      {texts.join(". ")}.
    </h2>
  );
}

/** The countings of a period compared over time, warehouse by warehouse. */
export function TrendsPage() {
  const [search, change] = useSearch(trendsSearch);
  const invalid = useInvalidParams(trendsSearch.invalid);
  const list = useTrends(search);
  const { loaded, failed, trends } = list;
  const { title } = useMessages(trendMessages);
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
  const t = useMessages(trendMessages);
  const format = useFormat();
  if (ageing === "stale") return t.announceStale;
  if (loadingAll) return "";
  return t.announceLoaded(format.number(trends.points.length), format.number(trends.series.length));
}

/** Warns that not every counting of the period was loaded, and why. */
function MissingNotice({ list }: { list: ReturnType<typeof useTrends> }) {
  const t = useMessages(trendMessages);
  const { failures } = useMessages("all");
  const format = useFormat();
  const { loaded, loadingAll, failedMore, loadRest } = list;
  if (loaded?.end !== "more" || loadingAll) return null;
  const [count, total] = [format.number(loaded.loaded), format.number(loaded.total)];
  const again = !failedMore || mayRecover(failedMore.failure);
  return (
    <div className={styles.notice}>
      <Notice
        tone="risk"
        lead={failedMore ? t.failed(count, total) : t.stopped(count, total)}
        action={
          again && (
            <Button variant="link" onClick={loadRest}>
              {failedMore ? failures.tryNow : t.loadRest}
            </Button>
          )
        }
      >
        {failedMore && `${failureWords(failedMore.failure, failures).title}. `}
        {t.partial}
      </Notice>
    </div>
  );
}
