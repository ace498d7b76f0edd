import { Suspense, useState } from "react";
import { Notices } from "#components/countings-notices.tsx";
import { contentOf } from "#components/export/exported-columns.ts";
import { TableExport } from "#components/export/table-export.tsx";
import { FailureBlock } from "#components/failure-block.tsx";
import pageStyles from "#components/page.module.css";
import { useRefresh } from "#hooks/use-refresh.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { Page } from "#layout/page.tsx";
import { PageHead } from "#layout/page-head.tsx";
import { contentState } from "#layout/page-state.ts";
import { useInvalidParams, useSearch } from "#search-params/use-search.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { ArchiveNotices, ArchiveProgress } from "./archive-notice.tsx";
import { CountsPlaceholder, namesCounts } from "./counts/counts-placeholder.tsx";
import { ListProgress, MissingNotice } from "./list-notices.tsx";
import { historyMessages } from "./messages.ts";
import { monthFile } from "./month/columns.tsx";
import { MonthConclusion } from "./month/conclusion.tsx";
import { MonthFilters } from "./month/filters.tsx";
import { MonthTable, useMonthContext } from "./month/month-table.tsx";
import { type MonthList, useMonth } from "./month/use-month.ts";
import { monthsUpTo } from "./months.ts";
import styles from "./page.module.css";
import { historySearch } from "./search.ts";
import { useArchiveState, useQuestion } from "./use-history.ts";

const WarehouseSection = lazyComponent(
  async () => (await import("./panels/warehouse-section.tsx")).WarehouseSection,
);

const CountsSection = lazyComponent(
  async () => (await import("./counts/counts-section.tsx")).CountsSection,
  CountsPlaceholder,
);

/** Months of the trend beside each warehouse. */
const trendMonths = 12;

/**
 * What counts say over months: from headers each warehouse against what is usual, and each count; between them, from the
 * archive where there is one, one warehouse line by line.
 */
export function HistoryPage() {
  const [search, change] = useSearch(historySearch);
  const invalid = useInvalidParams(historySearch.invalid);
  const t = useMessages(historyMessages);
  const format = useFormat();
  const { warehouseBy } = useSettings();
  const list = useMonth(search);
  const archive = useArchiveState();
  const { loaded, failed, rows, month, ageing, loadingAll } = list;
  const { refresh, refreshing } = useRefresh(() =>
    Promise.all([list.refresh(), archive.refresh()]),
  );
  const trends = useQuestion(
    "accuracy",
    { by: "warehouse", from: monthsUpTo(month, trendMonths)[0], to: month },
    archive.version,
  );
  // The archive answers while the API does not.
  const isListMissing = loaded === null && failed !== null;
  const warehouses = isListMissing
    ? (trends.answer?.warehouses ?? [])
    : rows.map(({ warehouse }) => warehouse);
  const wanted = warehouses.find((one) => String(one[warehouseBy]) === search.warehouse);
  // While counts arrive, another warehouse may become the first.
  const chosen = wanted ?? (loadingAll ? undefined : warehouses[0]);
  // Of a history that is about to fill itself, the place is kept.
  const cannotAnswer = archive.state?.archive === "off" || archive.state?.engine === "missing";
  const isEmptyArchive = archive.state !== null && !cannotAnswer && archive.version === null;
  const [hasAllCounts, setHasAllCounts] = useState(false);
  const isWhole = loaded?.end === "whole" && loaded.faults.length === 0;
  const hasLines = chosen !== undefined && archive.version !== null;
  const content = loaded
    ? contentState({ isPartial: !isWhole && !loadingAll, isEmpty: rows.length === 0 })
    : isListMissing && hasLines
      ? "partial"
      : null;
  const now = list.clock ?? list.openedAt;
  return (
    <Page
      title={t.title}
      content={content}
      load={{ ...list, refresh, refreshing }}
      complete={
        loaded === null ? failed !== null : !loadingAll && (hasAllCounts || !namesCounts(search))
      }
      spoken={loadingAll ? "" : t.announceLoaded(format.number(rows.length), rows.length)}
      skeleton={
        <div className={styles.skeleton}>
          <SkeletonRows rows={13} height={37} />
        </div>
      }
    >
      <PageHead title={t.title} isShared actions={rows.length > 0 && <MonthExport list={list} />}>
        {loadingAll && loaded ? (
          <ListProgress list={list} />
        ) : (
          <ArchiveProgress state={archive.state} />
        )}
      </PageHead>
      <MonthFilters
        month={month}
        thisMonth={list.thisMonth}
        against={search.against}
        onChange={change}
      />
      {loaded && (
        <Notices
          loaded={loaded}
          unknown={invalid}
          failed={failed}
          freshness={list.freshness}
          ageing={ageing}
          period={list.period}
          onRetry={refresh}
          onReload={list.reload}
        />
      )}
      {isListMissing && hasLines && (
        <div className={pageStyles.block}>
          <FailureBlock {...failed} onRetry={refresh} />
        </div>
      )}
      <MissingNotice list={list} />
      <ArchiveNotices archive={archive} now={now} />
      {loaded && (
        <>
          {ageing !== "stale" && loaded.end !== "more" && (
            <MonthConclusion rows={rows} month={month} />
          )}
          {rows.length > 0 && (
            <MonthTable
              rows={rows}
              month={month}
              chosen={archive.version === null ? null : (chosen?.id ?? null)}
              accuracy={trends.answer}
              hasTrend={!cannotAnswer}
              isStale={ageing === "stale"}
            />
          )}
        </>
      )}
      {hasLines && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<div className={styles.waiting} />}>
            <WarehouseSection
              warehouse={chosen}
              warehouses={warehouses}
              month={month}
              search={search}
              onChange={change}
              version={archive.version}
              now={now}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      {/* The place of the lines is kept, so that the counts below stay where they are. */}
      {(isEmptyArchive || (!chosen && loadingAll && !cannotAnswer)) && (
        <div className={styles.waiting}>
          {isEmptyArchive && <p className={styles.foot}>{t.archive.nothing}</p>}
        </div>
      )}
      {loaded && (archive.state || archive.failed) && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <CountsSection
              search={search}
              onChange={change}
              months={list}
              onWhole={setHasAllCounts}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </Page>
  );
}

/** Writes the compared warehouses to a file. */
function MonthExport({ list: { rows, month } }: { list: MonthList }) {
  const t = useMessages(historyMessages);
  const context = useMonthContext(month);
  return (
    <TableExport
      title={t.table.name}
      fileName={t.table.file(month)}
      count={rows.length}
      read={(messages) => contentOf(monthFile, rows, { ...context, messages })}
    />
  );
}
