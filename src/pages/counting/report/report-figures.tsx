import type { ReactNode } from "react";
import { TargetWords } from "#components/targets/target-words.tsx";
import { useTargetNotes } from "#components/targets/use-target-notes.tsx";
import { headerFigures } from "#domain/counting/header-figures.ts";
import { progress } from "#domain/counting/pace.ts";
import { ratesOf } from "#domain/counting/rates.ts";
import type { LineFigureName } from "#figures/of-lines.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import type { LineAggregates } from "#lines/line-store.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { ConclusionText } from "#pages/counting/header/conclusion.tsx";
import { CountingPaceBar } from "#pages/counting/header/counting-pace-bar.tsx";
import { useLineFigures } from "#pages/counting/use-line-figures.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./report.module.css";

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
  const { figures: t, overview, print } = { ...messages, figures: messages.counting.figures };
  const format = useFormat();
  const { totals } = aggregates;
  const allLines = counting.aggregates ?? aggregates;
  const rates = ratesOf(allLines, facts.active, now, calendar);
  const { pace, aheadHours, overdue } = headerFigures(facts, now, calendar);
  const figure = (name: FigureName, value: number | string | boolean | null, text: ReactNode) => (
    <Figure name={name} value={value}>
      {text}
    </Figure>
  );
  const count = (name: FigureName, value: number) => figure(name, value, format.number(value));
  const figureOf = useLineFigures(totals);
  const ofLines = (name: LineFigureName) => {
    const { value, text } = figureOf(name);
    return figure(name, value, text);
  };
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
        {count("counted", facts.counted)} / {count("total", facts.total)}
      </>,
      t.inProgress(format.number(allLines.totals.inProgress)),
    ],
    [t.left, count("left", facts.left), null],
    [
      t.rate,
      <>
        {figure("rate-hour", rates.lastHour, format.whole(rates.lastHour))} {t.perHour}
      </>,
      <>
        {figure("rate-start", rates.sinceStart, format.whole(rates.sinceStart))} {t.overall}
      </>,
    ],
    [
      t.accuracy,
      ofLines("accuracy"),
      overview.accuracy.of(format.number(totals.knownDifferences), totals.knownDifferences),
      targetOf("accuracy"),
    ],
    [t.netVariance, ofLines("net-value"), t.atCost, targetOf("net variance")],
    [
      t.absoluteVariance,
      ofLines("absolute-value"),
      t.shortAndOver(format.number(totals.short), format.number(totals.over)),
      targetOf("variance"),
    ],
    [
      t.undocumented,
      ofLines("undocumented"),
      t.ofDiscrepancies(format.number(totals.discrepancies), totals.discrepancies),
      targetOf("documentation"),
    ],
    [
      t.incidents,
      count("incidents", facts.incidents),
      t.onLines(format.number(totals.incidents), totals.incidents),
    ],
  ];
  return (
    <section className={styles.figures} aria-label={print.figures}>
      <div className={styles.headline}>
        <strong>{figure("progress", progress(facts), format.share(progress(facts)))}</strong>
        <ConclusionText counting={counting} />
      </div>
      <CountingPaceBar counting={counting} size="large" />
      <p hidden={pace === null} style={{ paddingLeft: `${Math.min(pace ?? 0, 0.85) * 100}%` }}>
        {messages.counting.pace} {figure("pace", pace, format.share(pace))}
        <span className="visually-hidden">
          {", "}
          {figure("ahead-hours", aheadHours, format.number(aheadHours))}
          {", "}
          {figure("overdue", overdue, overdue === null ? "–" : messages.counting.yesOrNo(overdue))}
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
