import { useEffect } from "react";
import type { CountingSearch } from "#pages/counting/search.ts";
import type { ShownCounting } from "#pages/counting/use-counting.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./overview.module.css";
import type { Matching } from "./overview-matching.ts";
import { steppedMoment } from "./overview-moment.ts";
import { PeoplePanel } from "./people-panel.tsx";
import { ScopeLine } from "./scope-line.tsx";

/** Rates are of lines per hour, so that more often tells little. Milliseconds. */
const step = 10_000;

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
  const { aggregates } = matching;
  const { loaded, now, facts, calendar } = shown;
  const { fetchedAt } = loaded.freshness;
  const moment = steppedMoment(now, fetchedAt, step);
  const isDrawn = aggregates !== null;
  useEffect(() => {
    if (isDrawn) onDrawn(true);
  }, [isDrawn, onDrawn]);
  return (
    <div className={styles.overview}>
      <ScopeLine shown={shown} matching={matching} view={view} />
      {!aggregates && <Skeleton height={340} />}
      {aggregates && (
        <PeoplePanel
          aggregates={aggregates}
          view={view}
          active={facts.active}
          calendar={calendar}
          today={moment ?? fetchedAt}
          moment={moment}
        />
      )}
    </div>
  );
}
