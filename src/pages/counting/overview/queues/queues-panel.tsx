import { memo } from "react";
import { type WorkQueue, workQueues } from "#domain/lines/work-queues.ts";
import { useIsHidden } from "#hooks/use-is-hidden.ts";
import { Panel } from "#pages/counting/overview/overview-panel.tsx";
import type { SteppedPanelProps } from "#pages/counting/overview/overview-props.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { lengthsOf } from "./lengths.ts";
import { MisplacedProducts } from "./misplaced.tsx";
import { QueueEntry } from "./queue.tsx";
import styles from "./queues-panel.module.css";

/** The work queues: lines that need a decision. */
export const QueuesPanel = memo(function QueuesPanel({
  snapshot,
  aggregates,
  search,
}: SteppedPanelProps) {
  const t = useMessages("overview").overview.queues;
  const format = useFormat();
  const costsHidden = useIsHidden("costs");
  const { filter } = search;
  const { products } = aggregates;
  const lengths = lengthsOf(snapshot, aggregates);
  const { groups, netValue } = products.allMisplaced;
  // With a product chosen, the groups are those on offer and not those of the queue.
  const isWhole = filter.facets?.product === undefined && groups > 0;
  const noteOf = (queue: WorkQueue) => {
    if (queue === "undocumented" && costsHidden) return t.unexplained;
    if (queue !== "misplaced" || netValue === null || !isWhole) return t[queue].note;
    return t.misplacedSum(format.number(groups), groups, format.signedAmount(netValue, 0));
  };
  return (
    <Panel title={t.title} scope={t.scope}>
      <ul className={styles.queues}>
        {workQueues.map((queue) => (
          <li key={queue}>
            <QueueEntry queue={queue} lines={lengths[queue]} note={noteOf(queue)} filter={filter} />
            {queue === "misplaced" && isWhole && (
              <MisplacedProducts products={products.misplaced} filter={filter} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
});
