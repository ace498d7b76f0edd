import type { ReactNode } from "react";
import { WorkHoursNote } from "#components/work-hours-note.tsx";
import { headerFigures } from "#domain/counting/header-figures.ts";
import { progress } from "#domain/counting/pace.ts";
import { ratesOf } from "#domain/counting/rates.ts";
import { accuracy } from "#domain/lines/accuracy.ts";
import type { ShownCounting } from "#hooks/use-counting.ts";
import type { LineAggregates } from "#lines/line-store.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { ForecastText } from "#pages/counting/header/forecast-text.tsx";
import { Figure } from "#ui/figure.tsx";
import { useCountingMessages, useFormat } from "#ui/locale.tsx";
import { PaceBar } from "#ui/pace-bar.tsx";
import styles from "./report.module.css";

/** The figures that a manager asks for first, each with what it covers. */
export function ReportFigures({
  shown,
  aggregates,
}: {
  shown: ShownCounting;
  aggregates: LineAggregates;
}) {
  const { loaded, facts, standing, now, calendar } = shown;
  const messages = useCountingMessages();
  const { figures: words, overview, print } = { ...messages, figures: messages.counting.figures };
  const format = useFormat();
  const { totals } = aggregates;
  const whole = shown.aggregates ?? aggregates;
  const rates = ratesOf(whole, facts.active, now, calendar);
  const { pace, aheadHours, overdue } = headerFigures(facts, now, calendar);
  const figure = (name: FigureName, value: number | string | boolean | null, text: ReactNode) => (
    <Figure name={name} value={value}>
      {text}
    </Figure>
  );
  const count = (name: FigureName, value: number) => figure(name, value, format.number(value));
  const { netValue, absoluteValue, undocumented, discrepancies } = totals;
  const items: readonly (readonly [name: string, value: ReactNode, note: ReactNode])[] = [
    [
      words.counted,
      figure("progress", progress(facts), format.share(progress(facts))),
      <>
        {count("counted", facts.counted)} / {count("total", facts.total)}
      </>,
    ],
    [
      words.left,
      count("left", facts.left),
      words.inProgress(format.number(whole.totals.inProgress)),
    ],
    [
      words.rate,
      <>
        {figure("rate-hour", rates.lastHour, format.whole(rates.lastHour))} {words.perHour}
      </>,
      <>
        {figure("rate-start", rates.sinceStart, format.whole(rates.sinceStart))} {words.overall}
      </>,
    ],
    [
      words.accuracy,
      figure("accuracy", accuracy(totals), format.share(accuracy(totals))),
      overview.accuracy.of(format.number(totals.knownDifferences), totals.knownDifferences),
    ],
    [
      words.netVariance,
      figure("net-value", netValue, format.signedAmount(netValue, 0)),
      words.atCost,
    ],
    [
      words.absoluteVariance,
      figure("absolute-value", absoluteValue, format.amount(absoluteValue, 0)),
      words.shortAndOver(format.number(totals.short), format.number(totals.over)),
    ],
    [
      words.undocumented,
      count("undocumented", undocumented),
      words.ofDiscrepancies(format.number(discrepancies), discrepancies),
    ],
    [
      words.incidents,
      count("incidents", facts.incidents),
      words.onLines(format.number(totals.incidents), totals.incidents),
    ],
  ];
  return (
    <section className={styles.figures} aria-label={print.figures}>
      <PaceBar
        counting={facts}
        standing={standing}
        at={now ?? loaded.freshness.fetchedAt}
        calendar={calendar}
        inProgress={whole.totals.inProgress}
        size="large"
      />
      <p hidden={pace === null}>
        {messages.counting.pace} {figure("pace", pace, format.share(pace))}
        <span className="visually-hidden">
          {", "}
          {figure("ahead-hours", aheadHours, format.number(aheadHours))}
          {", "}
          {figure("overdue", overdue, overdue === null ? "–" : messages.counting.yesOrNo(overdue))}
        </span>
      </p>
      <ForecastText shown={shown} />
      {facts.active && <WorkHoursNote warehouseCode={loaded.counting.warehouse.code} />}
      <dl className={styles.grid}>
        {items.map(([name, value, note]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b> <small>{note}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
