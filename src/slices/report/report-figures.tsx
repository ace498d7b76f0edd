import type { ReactNode } from "react";
import { ConclusionText } from "#components/counting/conclusion/conclusion.tsx";
import { CountingPaceBar } from "#components/counting/conclusion/counting-pace-bar.tsx";
import { TargetWords } from "#components/targets/target-words.tsx";
import { useTargetNotes } from "#components/targets/use-target-notes.tsx";
import { headerFigures } from "#domain/counting/header-figures.ts";
import { ratesOf } from "#domain/counting/rates.ts";
import type { ShownFigure } from "#figures/figures.ts";
import { countingFigures } from "#figures/of-countings.ts";
import { figuresIn, lineFigures } from "#figures/of-lines.ts";
import { paceFigures, rateFigures } from "#figures/of-progress.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useFigures } from "#hooks/use-figures.ts";
import type { LineAggregates } from "#lines/line-store.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { reportMessages } from "./messages.ts";
import styles from "./report.module.css";

const shown = figuresIn("report");

/** The main figures, each with what it covers. */
export function ReportFigures({
  counting,
  aggregates,
  isFiltered,
}: {
  counting: CountingModel;
  aggregates: LineAggregates;
  /** Whether a filter leaves some lines out. */
  isFiltered: boolean;
}) {
  const { facts, now, calendar } = counting;
  const messages = useMessages("all");
  const t = messages.counting.figures;
  const label = useMessages(reportMessages).figures;
  const format = useFormat();
  const { totals } = aggregates;
  const allLines = counting.aggregates ?? aggregates;
  const rates = ratesOf(allLines, facts, now, calendar);
  const figures = headerFigures(facts, now, calendar);
  const { pace, overdue } = figures;
  const ofCounting = useFigures(countingFigures, { ...facts, countings: 1 });
  const ofPace = useFigures(paceFigures, figures);
  const ofRates = useFigures(rateFigures, rates);
  const ofLines = useFigures(lineFigures, totals);
  const figure = (shown: ShownFigure) => <Figure {...shown} />;
  // A target is for a whole counting.
  const targetOf = useTargetNotes(counting, isFiltered ? "part" : aggregates, TargetWords);
  const items: readonly (readonly [
    name: string,
    value: ReactNode,
    note: ReactNode,
    target?: ReactNode,
  ])[] = [
    [
      t.counted,
      <>
        <Figure {...ofCounting("counted")} /> / <Figure {...ofCounting("total")} />
      </>,
      t.inProgress(format.number(allLines.totals.inProgress)),
    ],
    [t.left, figure(ofCounting("left")), null],
    [
      t.rate,
      <>
        <Figure {...ofRates("rate-hour")} /> {t.perHour}
      </>,
      <>
        <Figure {...ofRates("rate-start")} /> {t.overall}
      </>,
    ],
    ...shown.map(
      ({ name, target, showing }) =>
        [
          showing.label(messages),
          figure(ofLines(name)),
          showing.note?.(messages, totals, format),
          target && targetOf(target),
        ] as const,
    ),
    [
      t.incidents,
      figure(ofCounting("incidents")),
      t.onLines(format.number(totals.incidents), totals.incidents),
    ],
  ];
  return (
    <section className={styles.figures} aria-label={label}>
      <div className={styles.headline}>
        <strong>
          <Figure {...ofCounting("progress")} />
        </strong>
        <ConclusionText counting={counting} />
      </div>
      <CountingPaceBar counting={counting} size="large" />
      <p hidden={pace === null} style={{ paddingLeft: `${Math.min(pace ?? 0, 0.85) * 100}%` }}>
        {messages.counting.pace} <Figure {...ofPace("pace")} />
        <span className="visually-hidden">
          {", "}
          <Figure {...ofPace("ahead-hours")} />
          {", "}
          <Figure {...ofPace("overdue")}>
            {overdue === null ? "–" : messages.counting.yesOrNo(overdue)}
          </Figure>
        </span>
      </p>
      <dl className={styles.grid}>
        {items.map(([name, value, note, target]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b> <small>{note}</small>
            </dd>
            {target && <dd>{target}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
