import { shownEnds } from "#domain/counting/outlook.ts";
import { durationFigures, forecastFigures } from "#figures/of-progress.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { Figure } from "#ui/figure.tsx";
import { ConclusionLine } from "./conclusion-line.tsx";
import { useRow } from "./row-context.ts";
import styles from "./time-cells.module.css";

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
  const elapsed = useFigures(durationFigures, useRow())("elapsed");
  return (
    <span className={styles.later} data-none={elapsed.value === null || undefined}>
      <Figure {...elapsed} />
    </span>
  );
}

/** When an active counting will be done, with the day; both ends with their days, where they lie far apart. */
export function ForecastCell() {
  const { conclusion, clock, format, t } = useRow();
  const forecast = useFigures(forecastFigures, { conclusion })("forecast");
  const ends = shownEnds(conclusion);
  if (ends === null) {
    return (
      <span className={styles.later} data-none>
        <Figure {...forecast}>{t.countingTable.none}</Figure>
      </span>
    );
  }
  const isLate = conclusion.kind === "late" || conclusion.kind === "overdue";
  const days = new Set([ends.early, ends.late].map((at) => format.day(at, clock)));
  return (
    <span className={styles.instant} data-late={isLate || undefined}>
      <Figure {...forecast}>
        {format.time(ends.early)}
        {ends.early < ends.late && `–${format.time(ends.late)}`}{" "}
        <span className={styles.below}>{[...days].join("–")}</span>
      </Figure>
    </span>
  );
}
