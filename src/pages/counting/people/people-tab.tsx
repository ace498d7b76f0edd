import { useEffect } from "react";
import type { FiguresTabProps } from "#components/counting/panels/overview-props.ts";
import { OverviewScope } from "#pages/counting/overview/overview-scope.tsx";
import { useMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./people-tab.module.css";
import { PeopleTable } from "./people-table.tsx";

/** The people tab: each person's lines, pace and activity. */
export function PeopleTab({ counting: model, matching, search, onRendered }: FiguresTabProps) {
  const { counting } = useMessages("all");
  const { aggregates, isFiltered } = matching;
  const { loaded, now, facts, calendar } = model;
  const { fetchedAt } = loaded.freshness;
  const isRendered = aggregates !== null;
  useEffect(() => {
    if (isRendered) onRendered(true);
  }, [isRendered, onRendered]);
  return (
    <section className={styles.tab} aria-label={counting.tabs.people}>
      {!aggregates && <Skeleton height={340} />}
      {aggregates && (
        <PeopleTable
          people={aggregates.people}
          allPeople={isFiltered ? (model.aggregates?.people ?? null) : null}
          search={search}
          active={facts.active}
          calendar={calendar}
          today={now ?? fetchedAt}
          moment={now}
          filters={{ id: model.id, version: loaded.version, search, mayCount: true }}
          totals={aggregates.totals}
          scope={
            (isFiltered || matching.isRefused) && (
              <div className={styles.scope}>
                <OverviewScope
                  total={model.aggregates?.totals.lines ?? null}
                  matching={isFiltered ? aggregates.totals.lines : null}
                  isRefused={matching.isRefused}
                />
              </div>
            )
          }
        />
      )}
    </section>
  );
}
