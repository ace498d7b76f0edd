import type { ReactNode } from "react";
import { averageForecast, elapsed } from "#domain/counting/average-pace.ts";
import { usableDeadline } from "#domain/time/deadline.ts";
import { hour } from "#domain/time/units.ts";
import { Figure } from "#ui/figure.tsx";
import type { CellContext } from "./cell-context.ts";
import styles from "./cells.module.css";
import type { CountingAt } from "./counting-at.ts";

export function startedCell(
  { counting, facts, clock }: CountingAt,
  { format }: CellContext,
): ReactNode {
  return (
    <time className={styles.instant} dateTime={counting.startedAt}>
      {format.time(facts.startedAt)}{" "}
      <span className={styles.below}>{format.day(facts.startedAt, clock)}</span>
    </time>
  );
}

/** The deadline, and the time left while the counting is active. */
export function deadlineCell(at: CountingAt, { t, format, isNarrow }: CellContext): ReactNode {
  const { counting, facts, now, clock, figures } = at;
  const day = format.day(facts.endsAt, clock);
  const today = format.day(clock, clock);
  // In rows of three lines it continues a sentence: until 02:51 tomorrow.
  const shownDay = isNarrow ? format.dayWithin(facts.endsAt, clock) : day;
  return (
    <span className={styles.instant} data-overdue={figures.overdue === true || undefined}>
      {isNarrow && (
        <span className={styles.until}>
          {facts.active ? t.countings.until : t.countings.deadlineWas}{" "}
        </span>
      )}
      <time
        className={styles.deadline}
        dateTime={counting.endsAt}
        data-active={facts.active}
        data-today={day === today}
      >
        <span>{format.time(facts.endsAt)}</span> <span className={styles.day}>{shownDay}</span>
      </time>{" "}
      {facts.active && now !== null && !isNarrow && (
        <span className={styles.countdown}>{countdown(facts.endsAt, now, { t, format })}</span>
      )}
    </span>
  );
}

function countdown(to: number, now: number, { t, format }: Pick<CellContext, "t" | "format">) {
  const duration = format.duration(Math.abs(to - now));
  return now > to ? t.countings.ago(duration) : t.countings.in(duration);
}

/** Duration of an active counting. */
export function elapsedCell({ facts, now }: CountingAt, { format }: CellContext): ReactNode {
  const length = now === null ? null : elapsed(facts, now);
  return (
    <span className={styles.later} data-none={length === null || undefined}>
      <Figure name="elapsed" value={length === null ? null : length / hour}>
        {format.duration(length)}
      </Figure>
    </span>
  );
}

/** When an active counting will be done at its average pace, with the day. */
export function forecastCell(
  { facts, now, clock, calendar }: CountingAt,
  context: CellContext,
): ReactNode {
  const { format, t } = context;
  const done = now === null ? null : averageForecast(facts, now, calendar);
  if (done === null) {
    return (
      <span className={styles.later} data-none>
        <Figure name="forecast" value={null}>
          {t.countingTable.none}
        </Figure>
      </span>
    );
  }
  const deadline = usableDeadline(facts);
  return (
    <span
      className={styles.instant}
      data-late={(deadline !== null && done > deadline) || undefined}
    >
      <Figure name="forecast" value={new Date(done).toISOString()}>
        {format.time(done)} <span className={styles.below}>{format.day(done, clock)}</span>
      </Figure>
    </span>
  );
}
