import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { whenQueueEmpty } from "#charts/use-render-queue.ts";
import { useFilteredFigures } from "#components/counting/filters/filtered-figures.ts";
import { BurnUpPanel } from "#components/counting/panels/burn-up/burn-up-panel.tsx";
import { ClassesPanel } from "#components/counting/panels/groups/classes-panel.tsx";
import { IncidentsPanel } from "#components/counting/panels/groups/incidents-panel.tsx";
import { ReasonsPanel } from "#components/counting/panels/groups/reasons-panel.tsx";
import { RecountsPanel } from "#components/counting/panels/groups/recounts-panel.tsx";
import { PeoplePanel } from "#components/counting/panels/people/people-panel.tsx";
import { CostPanel } from "#components/counting/panels/products/cost-panel.tsx";
import { ProductsPanel } from "#components/counting/panels/products/products-panel.tsx";
import { ProgressPanel } from "#components/counting/panels/progress/progress-panel.tsx";
import type { CountingSearch } from "#components/counting/search/search.ts";
import { steppedMoment } from "#domain/time/stepped-moment.ts";
import { minute } from "#domain/time/units.ts";
import type { Format } from "#format/format.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useTargets } from "#hooks/use-targets.ts";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { FormatProvider, useFormat, useMessages } from "#ui/locale.tsx";
import { reportMessages } from "./messages.ts";
import styles from "./report.module.css";
import { ReportFigures } from "./report-figures.tsx";
import { ReportFacts, ReportHead, type ReportNotices } from "./report-head.tsx";
import { discrepanciesIn, leftIn, maxRows, shortRows, useReportLines } from "./report-lines.ts";
import { DiscrepancyList, LeftList } from "./report-lists.tsx";
import { ReportQueues } from "./report-queues.tsx";
import type { ReportParts } from "./report-search.ts";

/** Rates depend on the time; a report needs only a coarse one. Milliseconds. */
const step = minute;

/**
 * A counting on paper, a few pages unless lists are asked for in full: what it comes to, what needs a decision and the
 * costliest discrepancies first.
 */
export function Report({
  counting,
  search,
  parts: { without, full },
  notices,
  onRendered,
}: {
  counting: CountingModel;
  search: CountingSearch;
  parts: ReportParts;
  notices: ReportNotices;
  /** Called when the whole report is rendered. */
  onRendered: (isRendered: true) => void;
}) {
  const t = useMessages(reportMessages);
  const format = useFormat();
  const onPaper = useMemo(() => reportFormat(format), [format]);
  const { loaded, facts, calendar, now } = counting;
  const isAllDiffering = full.includes("discrepancies");
  const isAllLeft = full.includes("left");
  const { aggregates, isFiltered } = useFilteredFigures(counting, search);
  const differing = useReportLines(
    counting,
    discrepanciesIn(search.filter, isAllDiffering ? maxRows : shortRows),
    search,
  );
  const left = useReportLines(counting, leftIn(search.filter, isAllLeft ? maxRows : 0), search);
  const isLoaded = aggregates !== null && differing.lines !== null && left.lines !== null;
  const percents = useTargets(loaded.counting.warehouse.code);
  const charts = useRef<HTMLDivElement>(null);
  const isRendered = useChartsRendered(charts, isLoaded);
  useEffect(() => {
    if (isRendered) onRendered(true);
  }, [isRendered, onRendered]);
  if (differing.isFailed || left.isFailed) return <p className="muted">{t.failed}</p>;
  if (!isLoaded) return <p className="muted">{t.preparing}</p>;
  const { fetchedAt } = loaded.freshness;
  const moment = steppedMoment(now, fetchedAt, step);
  const props = { aggregates, search };
  const report = { counting, ...props, isFiltered };
  return (
    <FormatProvider format={onPaper}>
      <PaperContext value={true}>
        <ReportHead {...report} notices={notices} />
        <ReportFigures counting={counting} aggregates={aggregates} isFiltered={isFiltered} />
        {isFiltered && <p className={styles.note}>{t.ofAll}</p>}
        <ReportQueues counting={counting} aggregates={aggregates} isFiltered={isFiltered} />
        {!isAllDiffering && !without.includes("discrepancies") && (
          <DiscrepancyList lines={differing.lines} isFiltered={isFiltered} isShort />
        )}
        {/* Charts that are out of view are not drawn, so they are hidden once they are. */}
        <div
          ref={charts}
          className={styles.charts}
          hidden={isRendered && without.includes("charts")}
        >
          <BurnUpPanel {...props} snapshot={counting} isFiltered={isFiltered} />
          <ProgressPanel {...props} percents={isFiltered ? null : percents} active={facts.active} />
          <div>
            <ClassesPanel {...props} />
            <CostPanel {...props} />
          </div>
          <div>
            <RecountsPanel {...props} />
            <ReasonsPanel {...props} />
            <IncidentsPanel {...props} />
          </div>
          <ProductsPanel {...props} />
          <PeoplePanel
            {...props}
            allPeople={isFiltered ? (counting.aggregates?.people ?? null) : null}
            active={facts.active}
            calendar={calendar}
            today={moment ?? fetchedAt}
            moment={moment}
          />
        </div>
        <ReportFacts {...report} />
        {isAllDiffering && <DiscrepancyList lines={differing.lines} isFiltered={isFiltered} />}
        {isAllLeft && <LeftList lines={left.lines} isFiltered={isFiltered} />}
      </PaperContext>
    </FormatProvider>
  );
}

/** The format for paper, which names days by date: "today" would be wrong later. */
function reportFormat(format: Format): Format {
  const { locale, timeZone } = format;
  const written = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { timeZone, hourCycle: "h23", ...options });
    return (instant: number) => formatter.format(instant);
  };
  const day = written({ day: "numeric", month: "short" });
  const moment = (instant: number) => `${day(instant)} ${format.time(instant)}`;
  return { ...format, day, moment, shortMoment: moment };
}

/** Charts measure and position themselves within this time of their turns. Milliseconds. */
const quietMs = 400;

/**
 * Whether all charts within an element are rendered: their code has loaded, no render is queued, and the DOM has
 * stopped changing.
 */
function useChartsRendered(within: RefObject<HTMLElement | null>, isReady: boolean): boolean {
  const [areRendered, setRendered] = useState(false);
  useEffect(() => {
    const charts = within.current;
    if (!isReady || !charts) return undefined;
    let changes = 0;
    let timer: ReturnType<typeof setTimeout>;
    const settle = async () => {
      const before = changes;
      await whenQueueEmpty();
      // A macrotask, so that the observer has reported the last chart's changes.
      await new Promise((resolve) => setTimeout(resolve));
      // A late chart changes the DOM when it loads or fails.
      if (changes !== before || charts.querySelector("[data-chart-to-come]")) return;
      observer.disconnect();
      setRendered(true);
    };
    const wait = () => {
      changes += 1;
      clearTimeout(timer);
      timer = setTimeout(() => void settle(), quietMs);
    };
    const observer = new MutationObserver(wait);
    observer.observe(charts, { childList: true, subtree: true });
    wait();
    return () => {
      // Invalidates a pending `settle`.
      changes += 1;
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [within, isReady]);
  return areRendered;
}
