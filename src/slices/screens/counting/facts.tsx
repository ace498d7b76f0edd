import type { ReactNode } from "react";
import { attentionOf, standsStill } from "#domain/counting/conclusion.ts";
import { actualEnd, type CountingFacts, usableDeadline } from "#domain/counting/facts.ts";
import type { Forecast as ForecastEnds } from "#domain/counting/forecast.ts";
import { shownEnds } from "#domain/counting/outlook.ts";
import { ratesOf } from "#domain/counting/rates.ts";
import { shownLateness } from "#domain/forecast/expected-end.ts";
import { countingFigures } from "#figures/of-countings.ts";
import { forecastFigures, rateFigures } from "#figures/of-progress.ts";
import { lineRate } from "#format/line-rate.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { useOutlook } from "#hooks/use-outlook.ts";
import { screenMessages } from "#slices/screens/messages.ts";
import { screenConclusionParts } from "#slices/screens/screen-conclusion.ts";
import { useScreenFormat } from "#slices/screens/screen-locale.tsx";
import { useScreenMessages } from "#slices/screens/use-screen-messages.ts";
import { Figure } from "#ui/figure.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./facts.module.css";
import { forecastMoment } from "./forecast-moment.ts";
import type { ScreenCounting } from "./use-screen-counting.ts";

/** Lines left and the forecast; for a finished counting, when it ended. */
export function Facts({ counting }: { counting: ScreenCounting }) {
  return (
    <>
      <Left counting={counting} />
      {counting.facts.active ? <Forecast counting={counting} /> : <Ended counting={counting} />}
    </>
  );
}

function Fact({
  label,
  sub,
  isStale = false,
  size,
  children,
}: {
  label: string;
  sub: ReactNode;
  isStale?: boolean;
  /** Of the figure, where it is not short. */
  size?: "long" | "lines" | undefined;
  children: ReactNode;
}) {
  return (
    <div className={styles.fact} data-size={size}>
      <span data-furniture="">{label}</span>
      <b>
        <span className={isStale ? styles.stale : undefined}>{children}</span>
      </b>
      <em>{sub}</em>
    </div>
  );
}

function Left({ counting }: { counting: ScreenCounting }) {
  const t = useMessages(screenMessages).facts;
  const format = useScreenFormat();
  const { facts, aggregates, now, calendar } = counting;
  const at = forecastMoment(counting);
  const rates = aggregates && ratesOf(aggregates, facts, at, calendar);
  const rate = rates?.lastHour ?? null;
  const ofRates = useFigures(rateFigures, rates);
  const ofCounting = useFigures(countingFigures, { ...facts, countings: 1 });
  const discrepancies = ofCounting("discrepancies");
  return (
    <Fact
      label={t.left}
      isStale={now === null}
      size={facts.left >= 100_000 ? "long" : undefined}
      sub={
        facts.active ? (
          <Figure {...ofRates("rate-hour")}>{t.rate(lineRate(rate, format))}</Figure>
        ) : (
          <Figure {...discrepancies}>{t.discrepancies(discrepancies.text)}</Figure>
        )
      }
    >
      <Figure {...ofCounting("left")} />
    </Fact>
  );
}

/** When it will be done, or since when nothing was counted. */
function Forecast({ counting }: { counting: ScreenCounting }) {
  const messages = useScreenMessages();
  const t = messages.screen.facts;
  const format = useScreenFormat();
  const { facts, clock } = counting;
  const { conclusion } = useOutlook({ ...counting, now: forecastMoment(counting) });
  const ends = shownEnds(conclusion);
  const figureOf = useFigures(forecastFigures, { conclusion });
  // An overdue one is judged by its end here, because its delay so far is shown above.
  const isWithoutJudgement = conclusion.kind === "overdue" || conclusion.kind === "no-deadline";
  const days = ends === null ? [] : [ends.early, ends.late].map((at) => format.nearDay(at, clock));
  const [day = "", lastDay] = days;
  const isOneDay = day === lastDay;
  return (
    <Fact
      label={day === "" || !isOneDay ? t.forecast : t.forecastOn(day)}
      size={ends !== null && ends.early < ends.late ? "lines" : undefined}
      sub={
        ends !== null && isWithoutJudgement ? (
          <Distance from={ends.late} counting={facts} isForecast />
        ) : ends !== null || standsStill(conclusion) ? (
          <span
            className={styles.verdict}
            data-late={attentionOf(conclusion) !== null || undefined}
          >
            {screenConclusionParts(conclusion, messages, format).map((part, index, { length }) => (
              <span key={part}>{index < length - 1 ? `${part} ` : part}</span>
            ))}
          </span>
        ) : conclusion.kind === "overdue" && conclusion.isVague ? (
          messages.shortConclusion.noEnd
        ) : (
          t.notKnown
        )
      }
    >
      <Figure {...figureOf("forecast-early")}>
        <Figure {...figureOf("forecast-late")}>
          {ends === null ? "–" : <Ends ends={ends} isOneDay={isOneDay} clock={clock} />}
        </Figure>
      </Figure>
    </Fact>
  );
}

/** One time, or both where a conclusion names two, each in a line. A day that they share is in the label. */
function Ends({
  ends: { early, late },
  isOneDay,
  clock,
}: {
  ends: ForecastEnds;
  isOneDay: boolean;
  clock: number;
}) {
  const { time, near } = useScreenFormat();
  if (early === late) return time(early);
  const text = (at: number) => (isOneDay ? time(at) : near(at, clock));
  return (
    <>
      <span>{text(early)}–</span>
      <span>{text(late)}</span>
    </>
  );
}

/** Time before or after the deadline. */
function Distance({
  from,
  counting,
  isForecast = false,
}: {
  from: number;
  counting: CountingFacts;
  isForecast?: boolean;
}) {
  const t = useMessages(screenMessages);
  const format = useScreenFormat();
  const deadline = usableDeadline(counting);
  if (deadline === null) return t.status.noDeadline;
  const length = Math.abs(deadline - from);
  const duration = format.duration(isForecast ? shownLateness(length) : length);
  if (from <= deadline) return t.facts.early(duration);
  return <span className={styles.late}>{t.facts.late(duration)}</span>;
}

function Ended({ counting }: { counting: ScreenCounting }) {
  const t = useMessages(screenMessages).facts;
  const format = useScreenFormat();
  const { facts, aggregates, clock } = counting;
  const end = aggregates && actualEnd(facts.active, aggregates.finishes);
  const day = end === null ? "" : format.nearDay(end, clock);
  return (
    <Fact
      label={day === "" ? t.ended : t.endedOn(day)}
      sub={end === null ? t.notKnown : <Distance from={end} counting={facts} />}
    >
      {end === null ? "–" : format.time(end)}
    </Fact>
  );
}
