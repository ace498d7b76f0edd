import { elapsed } from "#domain/counting/elapsed.ts";
import { shownEnds, shownMiddle } from "#domain/counting/outlook.ts";
import { hour } from "#domain/time/units.ts";
import { Figure } from "#ui/figure.tsx";
import styles from "./cells.module.css";
import { ConclusionLine } from "./conclusion-line.tsx";
import { useRow } from "./row-context.ts";

export function StartedCell() {
  const { counting, facts, clock, format } = useRow();
  return (
    <time className={styles.instant} dateTime={counting.startedAt}>
      {format.time(facts.startedAt)}{" "}
      <span className={styles.below}>{format.day(facts.startedAt, clock)}</span>
    </time>
  );
}

/** The deadline, with the time left until it while the counting is active; below it, whether it will be met. */
export function DeadlineCell() {
  const { counting, facts, now, clock, figures, t, format, isNarrow } = useRow();
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
      </time>
      {facts.active && now !== null && now <= facts.endsAt && !isNarrow && (
        <span className={styles.countdown}>
          {" · "}
          {t.countings.in(format.duration(facts.endsAt - now))}
        </span>
      )}
      {!isNarrow && <ConclusionLine />}
    </span>
  );
}

/** Duration of an active counting. */
export function ElapsedCell() {
  const { facts, now, format } = useRow();
  const length = now === null ? null : elapsed(facts, now);
  return (
    <span className={styles.later} data-none={length === null || undefined}>
      <Figure name="elapsed" value={length === null ? null : length / hour}>
        {format.duration(length)}
      </Figure>
    </span>
  );
}

/** When an active counting will be done, with the day; both ends with their days, where they lie far apart. */
export function ForecastCell() {
  const { conclusion, clock, format, t } = useRow();
  const ends = shownEnds(conclusion);
  if (ends === null) {
    return (
      <span className={styles.later} data-none>
        <Figure name="forecast" value={null}>
          {t.countingTable.none}
        </Figure>
      </span>
    );
  }
  const isLate = conclusion.kind === "late" || conclusion.kind === "overdue";
  const days = new Set([ends.early, ends.late].map((at) => format.day(at, clock)));
  return (
    <span className={styles.instant} data-late={isLate || undefined}>
      <Figure name="forecast" value={new Date(shownMiddle(conclusion) ?? ends.early).toISOString()}>
        {format.time(ends.early)}
        {ends.early < ends.late && `–${format.time(ends.late)}`}{" "}
        <span className={styles.below}>{[...days].join("–")}</span>
      </Figure>
    </span>
  );
}
