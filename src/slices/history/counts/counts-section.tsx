import Inbox from "lucide-react/icons/inbox";
import { useEffect, useState } from "react";
import { StartedField } from "#components/countings-filter/started-field.tsx";
import { contentOf } from "#components/export/exported-columns.ts";
import { TableExport } from "#components/export/table-export.tsx";
import { FailureBlock } from "#components/failure-block.tsx";
import { FigureHint } from "#components/figure-hint.tsx";
import pageStyles from "#components/page.module.css";
import { useViewer } from "#hooks/use-viewer.ts";
import { dateAt } from "#search-params/moment.ts";
import type { UpdateOptions, UpdateSearch } from "#search-params/use-search.ts";
import { ListProgress, MissingNotice } from "#slices/history/list-notices.tsx";
import type { MonthList } from "#slices/history/month/use-month.ts";
import { anyTime, type HistorySearch } from "#slices/history/search.ts";
import type { AllCountings } from "#slices/history/use-all-countings.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { SegmentedChoice } from "#ui/segmented-choice.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { countsFile } from "./columns.tsx";
import styles from "./counts-section.module.css";
import { CountsTable } from "./counts-table.tsx";
import { countsMessages } from "./messages.ts";
import { Panels, SkeletonPanels } from "./panels.tsx";
import { hasPeriod, type Period, periodSearch } from "./period.ts";
import { type CountMetric, countMetrics } from "./points.ts";
import { useCounts, usePeriodCountings, useShownPeriod } from "./use-counts.ts";
import { useTargetLimits } from "./use-limits.ts";

interface SectionProps {
  readonly search: HistorySearch;
  readonly onChange: UpdateSearch<HistorySearch>;
  /** The list of the compared months. */
  readonly months: MonthList;
  /** Called when all counts of the section, and those of its open table, are on the page, and when not. */
  readonly onWhole: (isWhole: boolean) => void;
}

/** Each count of a period as a point, a chart for each warehouse, and all their figures as a table. */
export function CountsSection(props: SectionProps) {
  const { search, months } = props;
  const { period, compared } = useShownPeriod(search, months);
  const rest = { ...props, period, compared };
  return hasPeriod(search) ? <OfPeriod {...rest} /> : <Section {...rest} list={months} />;
}

type PeriodProps = SectionProps & { readonly period: Period; readonly compared: Period };

/** Another period than that of the compared months is a list of its own. */
function OfPeriod(props: PeriodProps) {
  const list = usePeriodCountings(props.period, props.search.warehouse);
  return <Section {...props} list={list} isOwnList />;
}

function Section({
  search,
  onChange,
  months,
  onWhole,
  period,
  compared,
  list,
  isOwnList = false,
}: PeriodProps & { readonly list: AllCountings; readonly isOwnList?: boolean }) {
  const t = useMessages(countsMessages);
  const counts = useCounts(list, search.warehouse, months);
  const { points, series, now } = counts;
  const { loaded, failed, loadingAll, ageing } = list;
  const hasTarget = useTargetLimits(series, search.metric).size > 0;
  const [listed, setListed] = useState(0);
  const isEmpty = loaded !== null && !loadingAll && points.length === 0;
  const isListed = isEmpty || !search.table || listed === points.length;
  const isWhole = loaded === null ? failed !== null : !loadingAll && isListed;
  useEffect(() => onWhole(isWhole), [onWhole, isWhole]);
  const change = (range: Period, options?: UpdateOptions) =>
    onChange(periodSearch(range, compared), options);
  return (
    <section className={styles.section} aria-labelledby="counts-title">
      <header className={styles.head}>
        <h2 id="counts-title">{t.title}</h2>
        {isOwnList && loadingAll ? <ListProgress list={list} /> : <Scope {...counts} />}
        {search.warehouse !== "" && (
          <Button variant="link" onClick={() => onChange({ warehouse: "", zone: "" })}>
            {t.all}
          </Button>
        )}
      </header>
      <div className={styles.bar}>
        <StartedField
          {...period}
          now={months.openedAt}
          isPainted={loaded !== null}
          onChange={change}
        />
        <SegmentedChoice
          label={t.metric}
          values={countMetrics}
          chosen={search.metric}
          titleOf={(metric) => t.metrics[metric]}
          onChoose={(metric) => onChange({ metric }, { replace: true })}
        />
        {hasPeriod(search) && (
          <Button variant="link" onClick={() => onChange({ from: "", to: "" })}>
            {t.compared}
          </Button>
        )}
        {points.length > 0 && (
          <div className={styles.export}>
            <CountsExport counts={counts} period={period} list={list} />
          </div>
        )}
      </div>
      {isOwnList && <MissingNotice list={list} />}
      {loaded === null ? (
        isOwnList && failed ? (
          <FailureBlock {...failed} onRetry={list.refresh} />
        ) : (
          <SkeletonPanels count={search.warehouse === "" ? 12 : 1} />
        )
      ) : isEmpty ? (
        <Empty search={search} onChange={onChange} />
      ) : (
        <>
          <MetricTitle metric={search.metric} hasTarget={hasTarget} />
          <Panels
            counts={counts}
            rows={months.rows}
            metric={search.metric}
            isStale={ageing === "stale"}
          />
          <CountsTable
            points={points}
            open={search.table}
            now={now}
            onChange={onChange}
            onListed={setListed}
          />
        </>
      )}
    </section>
  );
}

function Scope({ points, series }: Pick<ReturnType<typeof useCounts>, "points" | "series">) {
  const t = useMessages(countsMessages);
  const format = useFormat();
  const [countings, warehouses] = [points.length, series.length];
  if (countings === 0) return null;
  return (
    <p>{t.scope(format.number(countings), countings, format.number(warehouses), warehouses)}</p>
  );
}

const figures = {
  discrepancies: "discrepancies-per-100",
  incidents: "incidents-per-100",
  share: "final-share",
} as const;

/** Names the metric of the panels, and explains how to read them. */
function MetricTitle({
  metric,
  hasTarget,
}: {
  metric: CountMetric;
  /** Whether a panel shows a target. */
  hasTarget: boolean;
}) {
  const t = useMessages(countsMessages);
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

/** Writes the counts to a file. */
function CountsExport({
  counts: { points, now },
  period: { from, to },
  list: { loaded },
}: {
  counts: ReturnType<typeof useCounts>;
  period: Period;
  list: AllCountings;
}) {
  const t = useMessages(countsMessages);
  const viewer = useViewer();
  const day = (at: number) => dateAt(at, viewer.format.timeZone);
  const first = from === "" ? day(points[0]?.startedAt ?? now) : from.slice(0, "2026-11-28".length);
  const last = to === "" ? day(now) : to.slice(0, "2026-11-28".length);
  const isPartial = loaded?.end !== "whole" || loaded.faults.length > 0;
  return (
    <TableExport
      title={t.table.name}
      isNamed
      fileName={t.file(first, last, isPartial)}
      count={points.length}
      read={(messages) =>
        contentOf(countsFile, points.toReversed(), { ...viewer, t, now, messages })
      }
    />
  );
}

/** What to do where no count is. */
function Empty({
  search,
  onChange,
}: {
  search: HistorySearch;
  onChange: UpdateSearch<HistorySearch>;
}) {
  const t = useMessages(countsMessages);
  const { listFilters } = useMessages("common");
  return (
    <div className={pageStyles.block}>
      <StateBlock
        icon={Inbox}
        title={t.noMatch.title}
        actions={
          search.from !== anyTime && (
            <Button onClick={() => onChange({ from: anyTime, to: "" })}>{listFilters.any}</Button>
          )
        }
      >
        {t.noMatch.text}
      </StateBlock>
    </div>
  );
}
