import { stalledLines } from "#domain/stalled.ts";
import { queueLengths, workQueues } from "#domain/work-queues.ts";
import type { LineAggregates } from "#lines/line-store.ts";
import { Panel } from "#pages/counting/overview/overview-panel.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./report.module.css";

/** How many lines wait for which decision. */
export function ReportQueues({
  aggregates: { totals, startsInProgress, survey },
  now,
}: {
  aggregates: LineAggregates;
  /** Milliseconds since 1970; `null` while the time is not known. */
  now: number | null;
}) {
  const words = useMessages().overview.queues;
  const format = useFormat();
  const stalled = now === null ? null : stalledLines(startsInProgress, survey.medianDuration, now);
  const lengths = queueLengths(totals, stalled);
  return (
    <Panel title={words.title}>
      <dl className={styles.queues}>
        {workQueues.map((queue) => (
          <div key={queue}>
            <dt>{words[queue].name}</dt>
            <dd>{format.number(lengths[queue])}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
