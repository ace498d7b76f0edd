import type { CSSProperties } from "react";
import { workQueues } from "#domain/lines/work-queues.ts";
import { lineFigures } from "#figures/of-lines.ts";
import { useIsVisible } from "#hooks/use-is-visible.ts";
import { Panel } from "#pages/counting/overview/overview-panel.tsx";
import type { CountingSearch } from "#pages/counting/search/search.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { DataChecks } from "./data-checks.tsx";
import type { Decision } from "./decisions.ts";
import { QueueEntry, QueueLength } from "./queue.tsx";
import styles from "./queues-panel.module.css";
import type { Decisions } from "./use-decisions.ts";

/** Approximate pixels of a digit. */
const digitWidth = 7.8;

/** The work queues with lines, which need a decision; what does not fit together in the data is behind a press. */
export function QueuesPanel({
  decisions: { lengths, visible, rest, odd, checks },
  search: { filter },
  isAcross = false,
  isArriving = false,
}: {
  decisions: Decisions;
  search: Pick<CountingSearch, "filter">;
  /** Whether a few decisions stand beside each other in a section as wide as the page. */
  isAcross?: boolean;
  /** Whether lines are arriving, so that there will be more: the room of most lists is kept for them. */
  isArriving?: boolean;
}) {
  const { queues: t, columns, cost } = useMessages("overview").overview;
  const format = useFormat();
  const hasValue = useIsVisible()(lineFigures["absolute-value"]);
  const lengthOf = ({ value }: Decision) => (value === null ? 0 : format.amount(value, 0).length);
  const letters = Math.max(0, ...[...visible, ...rest].map(lengthOf));
  const style = { "--value": `${Math.ceil(letters * digitWidth)}px` } as CSSProperties;
  const folded = rest.length + odd.length + checks.length;
  return (
    <Panel title={t.title} className={`${styles.panel} ${isAcross ? styles.across : ""}`}>
      {visible.length === 0 && <p className="muted">{t.none}</p>}
      {visible.length > 0 && (
        <p className={styles.heads} style={style} aria-hidden="true">
          <span>{columns.lines}</span>
          {hasValue && <span>{cost.value}</span>}
        </p>
      )}
      <ul className={styles.queues} style={style} data-arriving={isArriving || undefined}>
        {visible.map((decision) => (
          <li key={decision.queue}>
            <QueueEntry decision={decision} hasValue={hasValue} filter={filter} />
          </li>
        ))}
        {folded > 0 && (
          <li data-more="">
            <DataChecks
              name={(rest.length > 0 ? t.more : t.dataChecks)(format.number(folded), folded)}
              odd={odd}
              checks={checks}
            >
              {rest.map((decision) => (
                <li key={decision.queue}>
                  <QueueEntry decision={decision} hasValue={hasValue} filter={filter} />
                </li>
              ))}
            </DataChecks>
          </li>
        )}
      </ul>
      {/* Those who read the page's figures by name find the empty queues, too. */}
      <p hidden>
        {workQueues
          .filter((queue) => !lengths[queue])
          .map((queue) => (
            <QueueLength key={queue} queue={queue} lines={lengths[queue]} />
          ))}
      </p>
    </Panel>
  );
}
