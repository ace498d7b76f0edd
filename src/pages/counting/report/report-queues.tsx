import { workQueues } from "#domain/lines/work-queues.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import type { LineAggregates } from "#lines/line-store.ts";
import { Panel } from "#pages/counting/overview/overview-panel.tsx";
import { lengthsOf } from "#pages/counting/overview/queues/lengths.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./report.module.css";

/** Number of lines in each work queue. */
export function ReportQueues({
  counting,
  aggregates,
}: {
  counting: CountingModel;
  /** Of the lines that the report covers. */
  aggregates: LineAggregates;
}) {
  const t = useMessages("all").overview.queues;
  const format = useFormat();
  const lengths = lengthsOf(counting, aggregates);
  return (
    <Panel title={t.title}>
      <dl className={styles.queues}>
        {workQueues.map((queue) => (
          <div key={queue}>
            <dt>{t[queue].name}</dt>
            <dd>{format.number(lengths[queue])}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
