import ChevronRight from "lucide-react/icons/chevron-right";
import { useSearchParams } from "react-router";
import { Link } from "#components/link.tsx";
import type { WorkQueue } from "#domain/lines/work-queues.ts";
import { queueFigures } from "#figures/of-queues.ts";
import { useFigures } from "#hooks/use-figures.ts";
import type { LineFilter } from "#lines/line-query.ts";
import { countingSearch } from "#pages/counting/search/search.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { Decision } from "./decisions.ts";
import { queueSearch } from "./links.ts";
import styles from "./queues-panel.module.css";

/** Figure names of the queues whose length no other part of the page shows. */
const figures: Readonly<Partial<Record<WorkQueue, keyof typeof queueFigures>>> = {
  misplaced: "misplaced",
  "pack-hint": "pack-hints",
  incident: "lines-incidents",
  stalled: "stalled-lines",
};

/** A work queue with its length; opens its lines. */
export function QueueEntry({
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
export function QueueLength({ queue, lines }: { queue: WorkQueue; lines: number | null }) {
  const { number } = useFormat();
  const figureOf = useFigures(queueFigures, { lines });
  const name = figures[queue];
  return name ? <Figure {...figureOf(name)} /> : number(lines);
}
