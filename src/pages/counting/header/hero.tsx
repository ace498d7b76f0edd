import { FigureHint } from "#components/figure-hint.tsx";
import { headerFigures } from "#domain/counting/header-figures.ts";
import { progress } from "#domain/counting/pace.ts";
import { showFigure } from "#figures/figures.ts";
import { countingFigures } from "#figures/of-countings.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { ScheduleStatusText } from "#ui/schedule-status.tsx";
import { ConclusionText } from "./conclusion.tsx";
import { CountingPaceBar } from "./counting-pace-bar.tsx";
import styles from "./hero.module.css";

/** Will it be done in time: conclusion, share counted and pace bar. */
export function Hero({ counting }: { counting: CountingModel }) {
  const { facts, asOf } = counting;
  const t = useMessages("counting").counting;
  const { rebuilt } = useMessages("counting").counting.replay;
  const format = useFormat();
  return (
    <section className={styles.hero} aria-label={t.progress}>
      <p className={styles.share}>
        <strong>
          <Figure name="progress" value={progress(facts)}>
            {format.share(progress(facts))}
          </Figure>
        </strong>
        {asOf !== undefined && <small>{rebuilt}</small>}
      </p>
      <div className={styles.bar}>
        <ConclusionText counting={counting} />
        <Above counting={counting} />
        <CountingPaceBar counting={counting} size="large" />
        <Below counting={counting} />
      </div>
    </section>
  );
}

function Above({ counting }: { counting: CountingModel }) {
  const { facts } = counting;
  const t = useMessages("counting").counting;
  const format = useFormat();
  const figure = (name: FigureName, value: number) => (
    <b>
      <Figure name={name} value={value}>
        {format.number(value)}
      </Figure>
    </b>
  );
  const discrepancies = showFigure(
    "discrepancies",
    countingFigures.discrepancies,
    { ...facts, countings: 1 },
    { format, costsHidden: false, decimals: 0 },
  );
  return (
    <p className={styles.above}>
      <span>
        {figure("counted", facts.counted)} {t.of} {figure("total", facts.total)}{" "}
        <FigureHint figure="progress" label={t.counted} now={useEvenPaceNow(counting)} />
      </span>
      <span className={facts.discrepancies === 0 ? "visually-hidden" : undefined}>
        {figure("discrepancies", facts.discrepancies)}{" "}
        <FigureHint
          figure="discrepancies"
          label={t.withDiscrepancy}
          toSentence={discrepancies.toSentence}
        />
      </span>
      {/* The reason above has it in words. */}
      <span className="visually-hidden">
        {figure("left", facts.left)} {t.left}
      </span>
    </p>
  );
}

/** What is counted, and what an even pace would have counted by now; `null` without a pace. */
function useEvenPaceNow({ facts, now, calendar }: CountingModel): string | null {
  const t = useMessages("counting").counting;
  const { number } = useFormat();
  const { pace } = headerFigures(facts, now, calendar);
  const due = pace === null ? null : Math.floor(pace * facts.total);
  return due === null
    ? null
    : t.evenPaceNow(number(facts.counted), number(facts.total), number(due));
}

/** Start and end below the bar, with the gap to the pace beside its marker. */
function Below({ counting }: { counting: CountingModel }) {
  const { facts, status, now, calendar } = counting;
  const t = useMessages("counting").counting;
  const format = useFormat();
  const { pace: due, aheadHours: ahead, overdue } = headerFigures(facts, now, calendar);
  const marker = ahead === null || due === null ? null : due;
  return (
    <div className={styles.below} data-side={(marker ?? 0) < 0.5 ? "right" : "left"}>
      {(marker === null || marker > 0.12) && (
        <span className={styles.wide}>{t.start(format.time(facts.startedAt))}</span>
      )}
      <p style={{ "--place": `${Math.round((marker ?? 0.5) * 1000) / 10}%` }}>
        <span hidden={ahead === null}>
          <FigureHint figure="pace" label={t.pace} now={useEvenPaceNow(counting)} />{" "}
          <span className="visually-hidden">
            <Figure name="pace" value={due}>
              {format.share(due)}
            </Figure>
          </span>
        </span>
        {/* The conclusion and its reason have both in words. */}
        <b className="visually-hidden">
          <Figure name="ahead-hours" value={ahead}>
            <ScheduleStatusText status={status} />
          </Figure>
        </b>
        <span className="visually-hidden">
          {t.overdue}{" "}
          <Figure name="overdue" value={overdue}>
            {overdue === null ? "–" : t.yesOrNo(overdue)}
          </Figure>
        </span>
      </p>
      {(marker === null || marker < 0.88) && (
        <span className={styles.wide}>{t.deadlineAt(format.time(facts.endsAt))}</span>
      )}
    </div>
  );
}
