import { useEffect } from "react";
import type { Matching } from "#pages/counting/narrow/matching.ts";
import type { CountingSearch } from "#pages/counting/search.ts";
import { useStepped } from "#pages/counting/stepped-moment.ts";
import type { ShownCounting } from "#pages/counting/use-counting.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./overview.module.css";
import { PeoplePanel } from "./people-panel.tsx";
import { ScopeLine } from "./scope-line.tsx";

/** Everybody who has lines of the counting, by themselves. */
export function PeopleTab({
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
  const { aggregates, isNarrowed } = matching;
  const stepped = useStepped(shown);
  const { loaded, now, facts, calendar } = stepped;
  const { fetchedAt } = loaded.freshness;
  const isDrawn = aggregates !== null;
  useEffect(() => {
    if (isDrawn) onDrawn(true);
  }, [isDrawn, onDrawn]);
  return (
    <div className={styles.overview}>
      <ScopeLine
        id={shown.id}
        version={loaded.version}
        total={shown.aggregates?.totals.lines ?? null}
        matching={matching}
        view={view}
      />
      {!aggregates && <Skeleton height={340} />}
      {aggregates && (
        <PeoplePanel
          aggregates={aggregates}
          everybody={isNarrowed ? (stepped.aggregates?.people ?? null) : null}
          view={view}
          active={facts.active}
          calendar={calendar}
          today={now ?? fetchedAt}
          moment={now}
        />
      )}
    </div>
  );
}
