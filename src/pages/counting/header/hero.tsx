import { ConclusionText } from "#components/counting/conclusion/conclusion.tsx";
import { CountingPaceBar } from "#components/counting/conclusion/counting-pace-bar.tsx";
import styles from "#components/counting/conclusion/hero.module.css";
import { FigureHint } from "#components/figure-hint.tsx";
import { headerFigures } from "#domain/counting/header-figures.ts";
import { countingFigures } from "#figures/of-countings.ts";
import { paceFigures } from "#figures/of-progress.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { ScheduleStatusText } from "#ui/schedule-status.tsx";

/** Will it be done in time: conclusion, share counted and pace bar. */
export function Hero({ counting }: { counting: CountingModel }) {
  const { facts, asOf } = counting;
  const t = useMessages("counting").counting;
  const { rebuilt } = useMessages("counting").counting.replay;
  const figureOf = useFigures(countingFigures, { ...facts, countings: 1 });
  return (
    <section className={styles.hero} aria-label={t.progress}>
      <p className={styles.share}>
        <strong>
          <Figure {...figureOf("progress")} />
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
  const figureOf = useFigures(countingFigures, { ...facts, countings: 1 });
  const figure = (name: keyof typeof countingFigures) => (
    <b>
      <Figure {...figureOf(name)} />
    </b>
  );
  return (
    <p className={styles.above}>
      <span>
        {figure("counted")} {t.of} {figure("total")}{" "}
        <FigureHint figure="progress" label={t.counted} now={useEvenPaceNow(counting)} />
      </span>
      <span className={facts.discrepancies === 0 ? "visually-hidden" : undefined}>
        {figure("discrepancies")}{" "}
        <FigureHint
          figure="discrepancies"
          label={t.withDiscrepancy}
          toSentence={figureOf("discrepancies").toSentence}
        />
      </span>
      {/* The reason above has it in words. */}
      <span className="visually-hidden">
        {figure("left")} {t.left}
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
  const figures = headerFigures(facts, now, calendar);
  const { pace: due, aheadHours: ahead, overdue } = figures;
  const figureOf = useFigures(paceFigures, figures);
  const marker = ahead === null || due === null ? null : due;
  return (
    <div className={styles.below} data-side={(marker ?? 0) < 0.5 ? "right" : "left"}>
      {(marker === null || marker > 0.12) && (
        <span className={marker !== null && marker < 0.3 ? styles.wide : undefined}>
          {t.start(format.time(facts.startedAt))}
        </span>
      )}
      <p style={{ "--place": `${Math.round((marker ?? 0.5) * 1000) / 10}%` }}>
        <span hidden={ahead === null}>
          <FigureHint figure="pace" label={t.pace} now={useEvenPaceNow(counting)} />{" "}
          <span className="visually-hidden">
            <Figure {...figureOf("pace")} />
          </span>
        </span>
        {/* The conclusion and its reason have both in words. */}
        <b className="visually-hidden">
          <Figure {...figureOf("ahead-hours")}>
            <ScheduleStatusText status={status} />
          </Figure>
        </b>
        <span className="visually-hidden">
          {t.overdue}{" "}
          <Figure {...figureOf("overdue")}>{overdue === null ? "–" : t.yesOrNo(overdue)}</Figure>
        </span>
      </p>
      {(marker === null || marker < 0.88) && (
        <span className={marker !== null && marker > 0.65 ? styles.wide : undefined}>
          {t.deadlineAt(format.time(facts.endsAt))}
        </span>
      )}
    </div>
  );
}
