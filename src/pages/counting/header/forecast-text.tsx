import type { ReactNode } from "react";
import { FigureHint } from "#components/figure-hint.tsx";
import type { Forecast } from "#domain/counting/forecast.ts";
import { forecastOf } from "#domain/counting/rates.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import type { Format } from "#format/format.ts";
import { noAnswer } from "#format/numbers.ts";
import { useThrottledClock } from "#hooks/throttled-clock.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { afterDeadline } from "./forecast-deadline.ts";
import styles from "./hero.module.css";

/** When the remaining lines will be done, and whether that is before the deadline. */
export function ForecastText({ counting }: { counting: CountingModel }) {
  // Throttled like the forecast's chart.
  const { facts, aggregates, now, calendar } = useThrottledClock(counting);
  const t = useMessages("counting").counting.forecast;
  const expected = aggregates && forecastOf(facts, aggregates, now, calendar);
  const isOpen = facts.active && facts.left > 0;
  // Counted lines that have not loaded yet can still give a forecast. A placeholder of the likely height avoids a
  // layout shift when they come.
  const isWaiting = aggregates === null && isOpen && now !== null && facts.counted > 0;
  const range = expected && now !== null && (
    <Range expected={expected} now={now} after={afterDeadline(expected, facts)} />
  );
  if (range || isWaiting) {
    return (
      <p className={styles.forecast} data-waiting={isWaiting || undefined}>
        <span>
          <FigureHint figure="forecast-early" label={t.lead} />{" "}
          {range || <NoForecast reason={noAnswer} />}
        </span>
        <span>{calendar === roundTheClock ? t.basis : t.basisInWorkHours}</span>
      </p>
    );
  }
  const reason = now === null ? t.stale : facts.counted === 0 ? t.none : noAnswer;
  return (
    <p className={styles.forecast} hidden={!isOpen}>
      <span>
        <NoForecast reason={reason} />
      </span>
    </p>
  );
}

/** Shown instead of both instants. */
function NoForecast({ reason }: { reason: string }) {
  return (
    <>
      <Instant name="forecast-early" at={null}>
        {reason}
      </Instant>
      <Instant name="forecast-late" at={null} hidden>
        {reason}
      </Instant>
    </>
  );
}

function Range({
  expected,
  now,
  after,
}: {
  expected: Forecast;
  now: number;
  /** Milliseconds after the deadline; negative is before it, `null` shows nothing. */
  after: number | null;
}) {
  const { early, late } = expected;
  const t = useMessages("counting").counting.forecast;
  const format = useFormat();
  const same = format.moment(early, now) === format.moment(late, now);
  return (
    <b data-late={(after !== null && after > 0) || undefined}>
      {t.done}{" "}
      <Instant name="forecast-early" at={early}>
        {format.moment(early, now)}
      </Instant>
      <span hidden={same}> {t.to} </span>
      <Instant name="forecast-late" at={late} hidden={same}>
        {format.moment(late, now)}
      </Instant>
      {after !== null && `, ${distance(after, t, format)}`}
    </b>
  );
}

function distance(
  after: number,
  t: { before: (text: string) => string; after: (text: string) => string },
  format: Format,
): string {
  const duration = format.duration(Math.abs(after));
  return after > 0 ? t.after(duration) : t.before(duration);
}

function Instant({
  name,
  at,
  hidden = false,
  children,
}: {
  name: FigureName;
  at: number | null;
  hidden?: boolean;
  children: ReactNode;
}) {
  return (
    <span hidden={hidden}>
      <Figure name={name} value={at === null ? null : new Date(at).toISOString()}>
        {children}
      </Figure>
    </span>
  );
}
