import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./cells.module.css";
import { useCountingAt } from "./counting-at.ts";

/** When the counting started. */
export function StartedCell() {
  const { counting, facts, clock } = useCountingAt();
  const format = useFormat();
  return (
    <time className={styles.instant} dateTime={counting.startedAt}>
      <span>{format.time(facts.startedAt)}</span>{" "}
      <span className={styles.below}>{format.day(facts.startedAt, clock)}</span>
    </time>
  );
}

/** Until when the counting has to be done, and how far away that is while it is active. */
export function DeadlineCell() {
  const { counting, facts, now, clock, figures } = useCountingAt();
  const words = useMessages().countings;
  const format = useFormat();
  const today = format.day(facts.endsAt, clock) === format.day(clock, clock);
  return (
    <span className={styles.instant} data-overdue={figures.overdue === true || undefined}>
      <span className={styles.until}>{facts.active ? words.until : words.deadlineWas} </span>
      <time
        className={styles.deadline}
        dateTime={counting.endsAt}
        data-active={facts.active}
        data-today={today}
      >
        <span>{format.time(facts.endsAt)}</span>{" "}
        <span className={styles.day}>{format.day(facts.endsAt, clock)}</span>
      </time>{" "}
      {facts.active && now !== null && <Countdown to={facts.endsAt} now={now} />}
    </span>
  );
}

function Countdown({ to, now }: { to: number; now: number }) {
  const words = useMessages().countings;
  const duration = useFormat().duration(Math.abs(to - now));
  return (
    <span className={styles.countdown}>{now > to ? words.ago(duration) : words.in(duration)}</span>
  );
}
