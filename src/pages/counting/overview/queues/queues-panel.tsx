import ChevronRight from "lucide-react/icons/chevron-right";
import { memo } from "react";
import type { Conclusion } from "#domain/counting/conclusion.ts";
import { type WorkQueue, workQueues } from "#domain/lines/work-queues.ts";
import { useIsHidden } from "#hooks/use-is-hidden.ts";
import { useOutlook } from "#hooks/use-outlook.ts";
import { CheckLine } from "#pages/counting/notices/check-line.tsx";
import { foundChecks, oddities } from "#pages/counting/notices/oddities.ts";
import { Panel } from "#pages/counting/overview/overview-panel.tsx";
import type { SteppedPanelProps } from "#pages/counting/overview/overview-props.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { lengthsOf, queueValue } from "./lengths.ts";
import { MisplacedProducts } from "./misplaced.tsx";
import { QueueEntry } from "./queue.tsx";
import styles from "./queues-panel.module.css";

/** Conclusions that make the lines left the first decision. */
const leftFirst: readonly Conclusion["kind"][] = ["stalled", "overdue", "nothing-counted"];

/** The work queues: lines that need a decision; then what does not fit together in the data. */
export const QueuesPanel = memo(function QueuesPanel({
  snapshot,
  aggregates,
  search,
}: SteppedPanelProps) {
  const messages = useMessages("overview");
  const { queues: t, columns, cost } = messages.overview;
  const format = useFormat();
  const costsHidden = useIsHidden("costs");
  const { conclusion } = useOutlook(snapshot);
  const { filter } = search;
  const { products, totals } = aggregates;
  const isWorthless = totals.discrepancies > 0 && Number(totals.absoluteValue) === 0;
  const isByValue = !costsHidden && !isWorthless;
  const lengths = lengthsOf(snapshot, aggregates);
  const { groups, netValue } = products.allMisplaced;
  // With a product chosen, the groups are those on offer and not those of the queue.
  const isWhole = filter.facets?.product === undefined && groups > 0;
  const noteOf = (queue: WorkQueue) => {
    if (queue === "undocumented" && !isByValue) return t.unexplained;
    if (queue !== "misplaced" || netValue === null || !isWhole) return t[queue].note;
    return t.misplacedSum(format.number(groups), groups, format.signedAmount(netValue, 0));
  };
  const queues = leftFirst.includes(conclusion.kind)
    ? workQueues.toSorted(
        (one, other) => Number(other === "not-counted") - Number(one === "not-counted"),
      )
    : workQueues;
  return (
    <Panel title={t.title} scope={costsHidden && t.scope} isWide>
      {!costsHidden && (
        <p className={styles.heads} aria-hidden="true">
          <span>{columns.lines}</span>
          <span>{cost.value}</span>
        </p>
      )}
      <ul className={styles.queues}>
        {queues.map((queue) => (
          <li key={queue}>
            <QueueEntry
              queue={queue}
              lines={lengths[queue]}
              value={costsHidden ? null : queueValue(queue, aggregates.totals)}
              note={noteOf(queue)}
              filter={filter}
            />
            {queue === "misplaced" && isWhole && (
              <MisplacedProducts products={products.misplaced} filter={filter} />
            )}
          </li>
        ))}
        {oddities(snapshot, messages.dataChecks, format).map(({ name, note, lines }) => (
          <li key={name} data-queue="odd">
            <span>
              {name} <small>{note}</small>
            </span>
            <b>{lines === null ? null : format.number(lines)}</b>
          </li>
        ))}
        {foundChecks(snapshot.loaded).map((found) => (
          <li key={found.check}>
            <CheckLine found={found}>
              <ChevronRight className={styles.opens} aria-hidden="true" />
            </CheckLine>
          </li>
        ))}
      </ul>
    </Panel>
  );
});
