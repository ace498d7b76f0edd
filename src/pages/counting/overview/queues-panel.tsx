import { ChevronRight } from "lucide-react";
import { memo } from "react";
import { Link, useSearchParams } from "react-router";
import { stalledLines } from "#domain/stalled.ts";
import { sumOfTexts } from "#domain/sum-texts.ts";
import { queueLengths, type WorkQueue, workQueues } from "#domain/work-queues.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { changeSearch } from "#pages/counting/search.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Panel } from "./overview-panel.tsx";
import type { TimedPanelProps } from "./overview-props.ts";
import { incidentValue } from "./overview-values.ts";
import { queueSearch } from "./queues-links.ts";
import styles from "./queues-panel.module.css";

/** The queues whose lengths are figures that stand nowhere else. */
const figures: Readonly<Partial<Record<WorkQueue, FigureName>>> = {
  misplaced: "misplaced",
  "pack-hint": "pack-hints",
  incident: "lines-incidents",
};

/** What somebody has to decide, as lines to go through. */
export const QueuesPanel = memo(function QueuesPanel({ shown, aggregates, view }: TimedPanelProps) {
  const words = useMessages().overview.queues;
  const format = useFormat();
  const [search] = useSearchParams();
  const { totals, startsInProgress, survey, incidentTypes, products } = aggregates;
  const { now } = shown;
  const stalled = now === null ? null : stalledLines(startsInProgress, survey.medianDuration, now);
  const lengths = queueLengths(totals, stalled);
  const incidents = incidentTypes.groups.map(({ key }) => incidentValue(key));
  const linkOf = (queue: WorkQueue) =>
    `?${changeSearch(search, queueSearch(queue, view.filter, incidents))}`;
  const noteOf = (queue: WorkQueue) => {
    const count = products.misplaced.length;
    if (queue !== "misplaced" || count === 0) return words[queue].note;
    const net = sumOfTexts(products.misplaced.map(({ netValue }) => netValue));
    if (net === null) return words.misplaced.note;
    return words.misplacedSum(format.number(count), count, format.signedAmount(net, 0));
  };
  return (
    <Panel title={words.title} scope={words.scope}>
      <ul className={styles.queues}>
        {workQueues.map((queue) => (
          <li key={queue}>
            <Link
              to={linkOf(queue)}
              preventScrollReset
              data-queue={queue}
              data-none={lengths[queue] === 0 || undefined}
            >
              <span>
                {words[queue].name} <small>{noteOf(queue)}</small>
              </span>
              <b>
                <Length queue={queue} lines={lengths[queue]} />
              </b>
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
});

function Length({ queue, lines }: { queue: WorkQueue; lines: number | null }) {
  const text = useFormat().number(lines);
  const name = figures[queue];
  if (!name) return text;
  return (
    <Figure name={name} value={lines}>
      {text}
    </Figure>
  );
}
