import { type ComponentProps, useId } from "react";
import { ChartPlaceholder } from "#charts/chart-placeholder.tsx";
import type { TrendScale } from "#charts/trend-scale.ts";
import { Link } from "#components/link.tsx";
import { VerdictText } from "#components/targets/verdict-text.tsx";
import { monthFigures } from "#figures/of-trends.ts";
import { percentText } from "#format/target.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { paths } from "#routes.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { Figure } from "#ui/figure.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { CountingLink } from "./chart/trend-mark.tsx";
import { trendNumber } from "./chart/trend-text.ts";
import { limitVerdict } from "./discrepancy-limit.ts";
import { trendMessages } from "./messages.ts";
import styles from "./panels.module.css";
import type { TrendChange } from "./trend-change.ts";
import { chartedFigure, type TrendMetric, type TrendSeries } from "./trends.ts";
import type { TrendTarget } from "./use-trend-targets.ts";

const TrendChart = lazyComponent(
  async () => (await import("./chart/trend-chart.tsx")).TrendChart,
  ChartPlaceholder,
);

/** A warehouse's name, its figure of this month beside what is usual, and its countings as points. */
export function Panel({
  hasId,
  series,
  change,
  target,
  metric,
  scale,
  month,
  now,
}: {
  /** Whether another warehouse has the same name and code. */
  hasId: boolean;
  series: TrendSeries;
  change: TrendChange | null;
  target: TrendTarget | null;
  metric: TrendMetric;
  scale: TrendScale;
  /** Start of this month, in milliseconds since 1970. */
  month: number;
  /** For naming days. Milliseconds since 1970. */
  now: number;
}) {
  const t = useMessages(trendMessages);
  const { warehouse, points } = series;
  const titleId = useId();
  const isRendered = points.some((point) => chartedFigure(point, metric) !== null);
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>
          <span className="prose">{warehouse.name}</span>{" "}
          <small className="code">{warehouse.code}</small>
          {hasId && <small className="code"> {warehouse.id}</small>}
        </h2>
        {change && <Change change={change} metric={metric} />}
        {target && <BesideTarget series={series} target={target} />}
      </header>
      <div className={styles.place}>
        {isRendered ? (
          <ErrorBoundary fallback={<p className="muted">{t.noChart}</p>}>
            <TrendChart
              series={series}
              metric={metric}
              scale={scale}
              target={target?.limit ?? null}
              usual={change?.baseline ?? null}
              month={month}
              now={now}
              link={LinkToCounting}
            />
          </ErrorBoundary>
        ) : (
          <p className="muted">{t.noFigure}</p>
        )}
      </div>
    </section>
  );
}

/** The figure of this month, and how it compares with the earlier ones. */
function Change({ change, metric }: { change: TrendChange; metric: TrendMetric }) {
  const t = useMessages(trendMessages).change;
  const format = useFormat();
  const { current, baseline, finished, verdict } = change;
  const figureOf = useFigures(monthFigures, change);
  const isMore = (current ?? 0) > (baseline ?? 0);
  const apart = trendNumber(metric, Math.abs((current ?? 0) - (baseline ?? 0)), format);
  const isChange = verdict === "worse" || verdict === "better";
  return (
    <>
      <b className={styles.figure}>
        <Figure {...figureOf("trend-month")}>{trendNumber(metric, current, format)}</Figure>
      </b>
      <p>
        <span className={styles.verdict} data-verdict={verdict}>
          {isChange ? (isMore ? `↑ ${t.more(apart)}` : `↓ ${t.less(apart)}`) : t.verdicts[verdict]}
        </span>
        {` · ${t.basis(format.number(finished), finished)}`}
      </p>
    </>
  );
}

/** How the average of its finished countings compares with its target. */
function BesideTarget({
  series,
  target: { limit, accuracy },
}: {
  series: TrendSeries;
  target: TrendTarget;
}) {
  const t = useMessages(trendMessages).target;
  const { number, rate, locale } = useFormat();
  const verdict = limitVerdict(series, limit);
  const rest = [number(limit), percentText(accuracy, locale)] as const;
  const text =
    verdict.kind === "early"
      ? t.early(...rest)
      : verdict.kind === "met"
        ? t.met(...rest)
        : t.missed(rate(verdict.apart), ...rest);
  return (
    <p>
      <VerdictText kind={verdict.kind}>{text}</VerdictText>
    </p>
  );
}

/** Links to a counting, with the shared view settings. */
function LinkToCounting({ id, ...rest }: ComponentProps<CountingLink>) {
  return <Link to={paths.counting(id)} {...rest} />;
}
