import { workQueues } from "#domain/lines/work-queues.ts";
import { lineFigures } from "#figures/of-lines.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useIsVisible } from "#hooks/use-is-visible.ts";
import type { LineAggregates } from "#lines/line-store.ts";
import { lengthsOf, queueValue } from "#pages/counting/overview/queues/lengths.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./report.module.css";

/** The work queues: how many lines, and what they are worth. */
export function ReportQueues({
  counting,
  aggregates,
}: {
  counting: CountingModel;
  /** Of the lines that the report covers. */
  aggregates: LineAggregates;
}) {
  const { queues: t, columns, cost } = useMessages("all").overview;
  const isWeighed = useIsVisible()(lineFigures["absolute-value"]);
  const format = useFormat();
  const lengths = lengthsOf(counting, aggregates);
  return (
    <section className={styles.list}>
      <h2>{t.title}</h2>
      <table className={styles.queues} aria-label={t.title}>
        <thead>
          <tr>
            <td />
            <th scope="col" data-figures>
              {columns.lines}
            </th>
            {isWeighed && (
              <th scope="col" data-figures>
                {cost.value}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {workQueues.map((queue) => (
            <tr key={queue}>
              <th scope="row">{t[queue]}</th>
              <td data-figures>{format.number(lengths[queue])}</td>
              {isWeighed && (
                <td data-figures>{format.amount(queueValue(queue, aggregates.totals), 0)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
