import { useDecisions } from "#components/counting/panels/queues/use-decisions.ts";
import { lineFigures } from "#figures/of-lines.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useIsVisible } from "#hooks/use-is-visible.ts";
import type { LineAggregates } from "#lines/line-store.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./report.module.css";

/** The work queues with lines, in the order of the page: how many, and what they are worth. */
export function ReportQueues({
  counting,
  aggregates,
  isFiltered,
}: {
  counting: CountingModel;
  /** Of the lines that the report covers. */
  aggregates: LineAggregates;
  isFiltered: boolean;
}) {
  const { queues: t, columns, cost } = useMessages("all").overview;
  const isWeighed = useIsVisible()(lineFigures["absolute-value"]);
  const format = useFormat();
  const { visible, rest } = useDecisions({ snapshot: counting, aggregates, isFiltered });
  const decisions = [...visible, ...rest];
  return (
    <section className={styles.list}>
      <h2>{t.title}</h2>
      {decisions.length === 0 ? (
        <p className="muted">{t.none}</p>
      ) : (
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
            {decisions.map(({ queue, lines, value }) => (
              <tr key={queue}>
                <th scope="row">{t[queue]}</th>
                <td data-figures>{format.number(lines)}</td>
                {isWeighed && <td data-figures>{format.amount(value, 0)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
