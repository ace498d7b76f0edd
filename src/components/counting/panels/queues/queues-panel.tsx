import ChevronRight from "lucide-react/icons/chevron-right";
import type { CSSProperties, ReactNode } from "react";
import { useSearchParams } from "react-router";
import { CheckLine } from "#components/counting/notices/check-line.tsx";
import type { FoundCheck, Oddity } from "#components/counting/notices/oddities.ts";
import { Panel } from "#components/counting/panels/overview-panel.tsx";
import { type CountingSearch, countingSearch } from "#components/counting/search/search.ts";
import { Link } from "#components/link.tsx";
import { type WorkQueue, workQueues } from "#domain/lines/work-queues.ts";
import { lineFigures } from "#figures/of-lines.ts";
import { queueFigures } from "#figures/of-queues.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { useIsVisible } from "#hooks/use-is-visible.ts";
import type { LineFilter } from "#lines/line-query.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { Decision } from "./decisions.ts";
import { queueSearch } from "./links.ts";
import styles from "./queues-panel.module.css";
import type { Decisions } from "./use-decisions.ts";

/** Figure names of the queues whose length no other part of the page shows. */
const figures: Readonly<Partial<Record<WorkQueue, keyof typeof queueFigures>>> = {
  misplaced: "misplaced",
  "pack-hint": "pack-hints",
  incident: "lines-incidents",
  stalled: "stalled-lines",
};

/** A work queue with its length; opens its lines. */
function QueueEntry({
  decision: { queue, lines, value },
  hasValue,
  filter,
}: {
  decision: Decision;
  /** Whether the list has a column of values. */
  hasValue: boolean;
  /** The current filter. */
  filter: LineFilter;
}) {
  const t = useMessages("overview").overview.queues;
  const format = useFormat();
  const [params] = useSearchParams();
  return (
    <Link to={`?${countingSearch.update(params, queueSearch(queue, filter))}`} data-queue={queue}>
      <span>{t[queue]}</span>
      <b>
        <QueueLength queue={queue} lines={lines} />
      </b>
      {hasValue && (
        <span className={styles.value}>{value !== null && format.amount(value, 0)}</span>
      )}
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}

/** @param lines `null` while unknown */
function QueueLength({ queue, lines }: { queue: WorkQueue; lines: number | null }) {
  const { number } = useFormat();
  const figureOf = useFigures(queueFigures, { lines });
  const name = figures[queue];
  return name ? <Figure {...figureOf(name)} /> : number(lines);
}

/** Approximate pixels of a digit. */
const digitWidth = 7.8;

/** The work queues with lines, which need a decision; what does not fit together in the data is behind a press. */
export function QueuesPanel({
  decisions: { lengths, visible, rest, odd, checks, folded },
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

/** What does not fit together in the data, behind one line. */
function DataChecks({
  name,
  odd,
  checks,
  children,
}: {
  /** Says how many there are. */
  name: string;
  odd: readonly Oddity[];
  checks: readonly FoundCheck[];
  /** Decisions beyond the visible ones. */
  children: ReactNode;
}) {
  const format = useFormat();
  return (
    <details>
      <summary>
        {name}
        <ChevronRight aria-hidden="true" />
      </summary>
      <ul className={styles.checks}>
        {children}
        {odd.map(({ name: what, note, lines }) => (
          <li key={what} data-queue="odd">
            <span>
              {what} <small>{note}</small>
            </span>
            <b>{lines === null ? null : format.number(lines)}</b>
          </li>
        ))}
        {checks.map((found) => (
          <li key={found.check}>
            <CheckLine found={found}>
              <ChevronRight className={styles.opens} aria-hidden="true" />
            </CheckLine>
          </li>
        ))}
      </ul>
    </details>
  );
}
