import { useDeferredValue, useEffect } from "react";
import { useAfterCharts } from "#charts/use-render-queue.ts";
import { useStepped } from "#hooks/throttled-clock.ts";
import type { ShownCounting } from "#hooks/use-counting.ts";
import type { Matching } from "#pages/counting/filters/filtered-figures.ts";
import type { CountingSearch } from "#pages/counting/search/search.ts";
import { useCountingMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { AccuracyPanel } from "./accuracy-panel.tsx";
import { BurnUpPanel } from "./burn-up/burn-up-panel.tsx";
import { ClassesPanel } from "./groups/classes-panel.tsx";
import { IncidentsPanel } from "./groups/incidents-panel.tsx";
import { ReasonsPanel } from "./groups/reasons-panel.tsx";
import { ZonesPanel } from "./groups/zones-panel.tsx";
import { IncidentTexts } from "./incident-texts/incident-texts.tsx";
import { LineFigures } from "./line-figures.tsx";
import styles from "./overview.module.css";
import { Panel } from "./overview-panel.tsx";
import { PeoplePanel } from "./people/people-panel.tsx";
import { CostPanel } from "./products/cost-panel.tsx";
import { ProductsPanel } from "./products/products-panel.tsx";
import { QueuesPanel } from "./queues/queues-panel.tsx";
import { ScopeLine } from "./scope-line.tsx";

const none: Matching = { aggregates: null, isNarrowed: false, isRefused: false };

/** What a manager asks, in that order: time, what is left and where, accuracy, cost, decisions, people. */
export function Overview({
  shown,
  matching,
  view,
  onDrawn,
}: {
  shown: ShownCounting;
  matching: Matching;
  view: CountingSearch;
  onDrawn: (drawn: true) => void;
}) {
  const t = useCountingMessages().counting.lineFigures;
  // Whoever comes from another tab gets the place of the charts first.
  const known = useDeferredValue(matching, none);
  const { aggregates, isNarrowed } = known;
  // All of it in one frame would hold the page up, so what stands further down comes in one of its own.
  const later = useAfterCharts(known);
  const scope = (
    <ScopeLine
      id={shown.id}
      version={shown.loaded.version}
      total={shown.aggregates?.totals.lines ?? null}
      matching={known}
      view={view}
    />
  );
  const stepped = useStepped(shown);
  const isDrawn = aggregates !== null;
  useEffect(() => {
    if (isDrawn) onDrawn(true);
  }, [isDrawn, onDrawn]);
  if (!aggregates) {
    return (
      <div className={styles.overview}>
        {scope}
        <div className={styles.panels}>
          <div className={styles.panel} data-span={2}>
            <Skeleton height={340} />
          </div>
          <div className={styles.panel}>
            <Skeleton height={340} />
          </div>
        </div>
      </div>
    );
  }
  const { loaded, now, facts, calendar } = stepped;
  const { fetchedAt } = loaded.freshness;
  const props = { aggregates, view };
  const lower = { aggregates: later.aggregates ?? aggregates, view };
  return (
    <div className={styles.overview}>
      {scope}
      <div className={styles.panels}>
        <BurnUpPanel {...props} shown={stepped} isNarrowed={isNarrowed} />
        <ZonesPanel {...props} />
        <div className={styles.stack}>
          <ClassesPanel {...props} />
          <Panel title={t.title} scope={t.scope}>
            <LineFigures totals={aggregates.totals} view={view} />
          </Panel>
        </div>
        <AccuracyPanel {...props} />
        <div className={styles.stack}>
          <CostPanel {...lower} />
          <ReasonsPanel {...lower} />
        </div>
        <ProductsPanel {...lower} />
        <QueuesPanel {...lower} shown={stepped} />
        <IncidentsPanel {...lower} />
        <PeoplePanel
          {...lower}
          everybody={later.isNarrowed ? (stepped.aggregates?.people ?? null) : null}
          active={facts.active}
          calendar={calendar}
          today={now ?? fetchedAt}
          moment={now}
        />
        <IncidentTexts
          id={shown.id}
          version={loaded.version}
          view={view}
          asOf={shown.asOf}
          today={fetchedAt}
        />
      </div>
    </div>
  );
}
