import { type ReactNode, useMemo } from "react";
import { listSummary } from "#domain/counting/list-summary.ts";
import type { CountingStatus } from "#domain/counting/status.ts";
import { activeFigures } from "#figures/of-active.ts";
import type { ActiveWalk } from "#hooks/countings/use-active-countings.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { useWorkCalendar } from "#hooks/use-work-calendar.ts";
import type { CountingsSearch } from "#pages/countings/search.ts";
import type { UpdateSearch } from "#search-params/use-search.ts";
import { Button } from "#ui/button.tsx";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./summary-line.module.css";
import { type SummaryStatus, toggleFigure } from "./summary-statuses.ts";

/** Totals of the active countings; each filters the tables by what it counts. */
export function SummaryLine({
  walk,
  clock,
  staleSince,
  statuses,
  onChange,
}: {
  /** `null` while nothing is loaded: then the line only reserves its room. */
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
  const isCut = walk?.state === "cut" || walk?.state === "failed";
  const figureOf = useFigures(activeFigures, sum);
  const figure = (name: keyof typeof activeFigures) => sum && <Figure {...figureOf(name)} />;
  const toggle = (status: SummaryStatus, total: ReactNode, unit: ReactNode) => (
    <button
      type="button"
      aria-pressed={statuses.includes(status)}
      onClick={() => onChange({ statuses: toggleFigure(statuses, status) })}
    >
      <b data-total={status}>{total}</b> {unit}
    </button>
  );
  return (
    <section
      className={styles.summary}
      aria-label={t.name}
      data-stale={staleSince === null ? undefined : ""}
    >
      <div className={styles.totals} data-pending={sum === null || undefined}>
        {toggle("active", figure("active-countings"), t.active(sum?.countings ?? 0))}
        <span>
          <b data-total="people">{figure("active-participants")}</b>{" "}
          {t.people(sum?.participants ?? 0)}
        </span>
        {toggle(
          "left",
          figure("active-left"),
          sum && <Figure {...figureOf("active-total")}>{t.ofLinesLeft(number(sum.total))}</Figure>,
        )}
        {toggle(
          "discrepancies",
          figure("active-discrepancies"),
          t.discrepancies(sum?.discrepancies ?? 0),
        )}
        {toggle("incidents", figure("active-incidents"), t.incidents(sum?.incidents ?? 0))}
      </div>
      {/* The choice of the status and the briefing have these in view. */}
      <span hidden>
        {figure("active-counted")}
        {figure("active-late")}
        {figure("active-overdue")}
        {figure("active-behind")}
      </span>
      <p className={styles.scope} data-quiet={!isCut || undefined}>
        {walk && clock !== null && <SummaryScope walk={walk} clock={clock} />}
      </p>
    </section>
  );
}

/** Which countings were checked for active ones. */
function SummaryScope({
  walk: { active, state, walked, total, since, before, retry },
  clock,
}: {
  walk: ActiveWalk;
  /** The gateway's time, for naming days. Milliseconds since 1970. */
  clock: number;
}) {
  const t = useMessages("common").countingTable.scope;
  const format = useFormat();
  const [checked, whole] = [format.number(walked), format.number(total)];
  switch (state) {
    case "beginning":
      return t.beginning;
    case "walking":
      return t.walking(checked, whole);
    case "whole":
      return t.whole(
        format.number(active.length),
        active.length,
        format.dayWithin(since ?? clock, clock),
        // The end is exclusive: the moment before it is on the last day.
        before === null || before <= (since ?? clock) ? null : format.dayWithin(before - 1, clock),
      );
    case "cut":
      return t.cut(checked, whole);
    case "failed":
      return (
        <>
          {t.failed(checked, whole)}{" "}
          <Button variant="link" onClick={retry}>
            {t.tryAgain}
          </Button>
        </>
      );
  }
}
