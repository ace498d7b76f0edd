import type { ReactNode } from "react";
import { averageForecast, elapsed } from "#domain/counting/average-pace.ts";
import { usableDeadline } from "#domain/time/deadline.ts";
import { Figure } from "#ui/figure.tsx";
import type { Look } from "./cell-context.ts";
import styles from "./cells.module.css";
import type { CountingAt } from "./counting-at.ts";

const hour = 3_600_000;

/** When the counting started. */
export function startedCell({ counting, facts, clock }: CountingAt, { format }: Look): ReactNode {
  return (
    <time className={styles.instant} dateTime={counting.startedAt}>
      {format.time(facts.startedAt)}{" "}
      <span className={styles.below}>{format.day(facts.startedAt, clock)}</span>
    </time>
  );
}

/** Until when the counting has to be done, and how far away that is while it is active. */
export function deadlineCell(at: CountingAt, { t, format, isNarrow }: Look): ReactNode {
  const { counting, facts, now, clock, figures } = at;
  const day = format.day(facts.endsAt, clock);
  const today = format.day(clock, clock);
  // Where rows are three lines it goes on a sentence: until 02:51 tomorrow.
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

function countdown(to: number, now: number, { t, format }: Pick<Look, "t" | "format">) {
  const duration = format.duration(Math.abs(to - now));
  return now > to ? t.countings.ago(duration) : t.countings.in(duration);
}

/** How long an active counting has been going on. */
export function elapsedCell({ facts, now }: CountingAt, { format }: Look): ReactNode {
  const length = now === null ? null : elapsed(facts, now);
  return (
    <span className={styles.later} data-none={length === null || undefined}>
      <Figure name="elapsed" value={length === null ? null : length / hour}>
        {format.duration(length)}
      </Figure>
    </span>
  );
}

/** When an active counting will be done at its average pace, and on which day. */
export function forecastCell({ facts, now, clock, calendar }: CountingAt, look: Look): ReactNode {
  const { format, t } = look;
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
