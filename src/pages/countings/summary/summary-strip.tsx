import { type ReactNode, useMemo } from "react";
import { listSummary } from "#domain/counting/list-summary.ts";
import type { CountingStatus } from "#domain/counting/status.ts";
import { useWorkCalendar } from "#hooks/use-work-calendar.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import type { CountingsSearch } from "#pages/countings/search.ts";
import type { ActiveWalk } from "#pages/countings/use-active-countings.ts";
import type { UpdateSearch } from "#search-params/use-search.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { SummaryScope } from "./summary-scope.tsx";
import { type SummaryStatus, toggleFigure } from "./summary-statuses.ts";
import styles from "./summary-strip.module.css";

/** Totals of the active countings; each figure filters the tables by what it counts. */
export function SummaryStrip({
  walk,
  clock,
  staleSince,
  statuses,
  onChange,
}: {
  /** `null` while nothing is loaded: then the strip only reserves its room. */
  walk: ActiveWalk | null;
  /** The gateway's time. Milliseconds since 1970. */
  clock: number | null;
  /** Time of the last answer while the figures are stale. Milliseconds since 1970. */
  staleSince: number | null;
  statuses: readonly CountingStatus[];
  onChange: UpdateSearch<CountingsSearch>;
}) {
  const t = useMessages("common").countingTable.summary;
  const { number } = useFormat();
  const calendarOf = useWorkCalendar();
  const active = walk?.active ?? null;
  const now = staleSince === null ? clock : null;
  const sum = useMemo(
    () => active && listSummary(active, now, calendarOf),
    [active, now, calendarOf],
  );
  const item = (
    status: SummaryStatus,
    name: FigureName,
    value: number | null,
    beside?: ReactNode,
  ) => (
    <button
      type="button"
      className={styles.item}
      data-status={status}
      data-any={Boolean(value)}
      aria-pressed={statuses.includes(status)}
      onClick={() => onChange({ statuses: toggleFigure(statuses, status) })}
    >
      <span className={styles.label}>
        <span className={styles.long}>{t[status]}</span>
        <span className={styles.short}>{t[`${status}Short`]}</span>
      </span>
      <span className={styles.figure}>
        {sum && (
          <Figure name={name} value={value}>
            {number(value)}
          </Figure>
        )}
        {sum && beside && <small>{beside}</small>}
      </span>
    </button>
  );
  return (
    <section
      className={styles.strip}
      aria-label={t.name}
      data-stale={staleSince === null ? undefined : ""}
    >
      {item(
        "active",
        "active-countings",
        sum?.countings ?? null,
        <Figure name="active-participants" value={sum?.participants ?? null}>
          {t.participants(number(sum?.participants ?? null), sum?.participants ?? 0)}
        </Figure>,
      )}
      {item(
        "left",
        "active-left",
        sum?.left ?? null,
        <Figure name="active-total" value={sum?.total ?? null}>
          {t.of(number(sum?.total ?? null))}
        </Figure>,
      )}
      {item("late", "active-late", sum?.late ?? null)}
      {item("overdue", "active-overdue", sum?.overdue ?? null)}
      {item(
        "discrepancies",
        "active-discrepancies",
        sum?.discrepancies ?? null,
        <Figure name="active-counted" value={sum?.counted ?? null}>
          {t.counted(number(sum?.counted ?? null))}
        </Figure>,
      )}
      {item("incidents", "active-incidents", sum?.incidents ?? null)}
      {sum && (
        <span hidden>
          <Figure name="active-behind" value={sum.behind}>
            {number(sum.behind)}
          </Figure>
        </span>
      )}
      <p className={styles.scope}>
        {walk && clock !== null && <SummaryScope walk={walk} clock={clock} />}
      </p>
    </section>
  );
}
