import { useDeferredValue, useEffect } from "react";
import { useAfterCharts } from "#charts/use-render-queue.ts";
import { WorkHoursControl } from "#components/work-hours/work-hours-control.tsx";
import { useTargets } from "#hooks/use-targets.ts";
import { noFigures } from "#pages/counting/filters/filtered-figures.ts";
import { FiguresStrip } from "#pages/counting/header/figures-strip.tsx";
import { breakpoints } from "#ui/breakpoints.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { BurnUpPanel } from "./burn-up/burn-up-panel.tsx";
import { ClassesPanel } from "./groups/classes-panel.tsx";
import { IncidentsPanel } from "./groups/incidents-panel.tsx";
import { ReasonsPanel } from "./groups/reasons-panel.tsx";
import { RecountsPanel } from "./groups/recounts-panel.tsx";
import { IncidentTexts } from "./incident-texts/incident-texts.tsx";
import { LineFigures } from "./line-figures.tsx";
import styles from "./overview.module.css";
import { Panel } from "./overview-panel.tsx";
import type { FiguresTabProps } from "./overview-props.ts";
import { PeoplePanel } from "./people/people-panel.tsx";
import { CostPanel } from "./products/cost-panel.tsx";
import { ProductsPanel } from "./products/products-panel.tsx";
import { ProgressPanel } from "./progress/progress-panel.tsx";
import { QueuesPanel } from "./queues/queues-panel.tsx";
import { ScopeLine } from "./scope-line.tsx";

/** The sections in order of a manager's questions: decisions, time, cost, work left, accuracy, people. */
export function Overview({ counting, matching, search, onRendered }: FiguresTabProps) {
  const { counting: page, overview: t } = useMessages("overview");
  // After a change of tab the empty panels render first.
  const known = useDeferredValue(matching, noFigures);
  const { aggregates, isFiltered } = known;
  // A single render would block the page, so the lower sections render in a second one.
  const later = useAfterCharts(known);
  const scope = (
    <ScopeLine
      id={counting.id}
      version={counting.loaded.version}
      total={counting.aggregates?.totals.lines ?? null}
      headerTotal={counting.facts.total}
      matching={known}
      search={search}
    />
  );
  const isRendered = aggregates !== null && !aggregates.isArriving;
  useEffect(() => {
    if (isRendered) onRendered(true);
  }, [isRendered, onRendered]);
  const isPhone = useMediaQuery(breakpoints.phone);
  const percents = useTargets(counting.loaded.counting.warehouse.code);
  const strip = (
    <div className={styles.strip}>
      <FiguresStrip counting={counting} matching={matching} search={search} />
    </div>
  );
  if (!aggregates) {
    return (
      <div className={styles.overview}>
        {scope}
        <div className={styles.panels}>
          <div className={styles.panel}>
            <Skeleton height={340} />
          </div>
          <div className={styles.panel} data-span={2}>
            <Skeleton height={340} />
          </div>
          {strip}
        </div>
      </div>
    );
  }
  const { loaded, now, facts, calendar } = counting;
  const { fetchedAt } = loaded.freshness;
  const props = { aggregates, search };
  const lower = { aggregates: later.aggregates ?? aggregates, search };
  return (
    <div className={styles.overview}>
      {scope}
      <div className={styles.panels}>
        <QueuesPanel {...props} snapshot={counting} />
        <BurnUpPanel {...props} snapshot={counting} isFiltered={isFiltered} />
        {strip}
        <ProductsPanel {...lower} />
        <div className={styles.stack}>
          <ReasonsPanel {...lower} isFolded={isPhone} />
          <IncidentsPanel {...lower} isFolded={isPhone} />
        </div>
        <ProgressPanel
          {...lower}
          percents={later.isFiltered ? null : percents}
          active={facts.active}
        />
        <div className={styles.stack}>
          <PeoplePanel
            {...lower}
            allPeople={later.isFiltered ? (counting.aggregates?.people ?? null) : null}
            active={facts.active}
            calendar={calendar}
            today={now ?? fetchedAt}
            // Lines that are missing would make people look slow.
            moment={aggregates.isWhole ? now : null}
          />
          <RecountsPanel {...lower} isFolded={isPhone} />
        </div>
      </div>
      <details className={styles.details}>
        <summary>{t.details}</summary>
        <div className={styles.panels}>
          <ClassesPanel {...lower} />
          <CostPanel {...lower} />
          <Panel title={page.lineFigures.title} scope={page.lineFigures.scope}>
            <LineFigures totals={aggregates.totals} search={search} />
          </Panel>
          <IncidentTexts
            id={counting.id}
            version={loaded.version}
            search={search}
            asOf={counting.asOf}
            today={fetchedAt}
          />
        </div>
      </details>
      {facts.active && <WorkHoursControl />}
    </div>
  );
}
