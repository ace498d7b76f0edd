import { type ComponentProps, useId } from "react";
import { ChartPlaceholder } from "#charts/chart-placeholder.tsx";
import type { TrendScale } from "#charts/trend-scale.ts";
import { Link } from "#components/link.tsx";
import { VerdictText } from "#components/targets/verdict-text.tsx";
import { percentText } from "#format/target.ts";
import { paths } from "#routes.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { CountingLink } from "./chart/count-mark.tsx";
import { limitVerdict } from "./discrepancy-limit.ts";
import { countsMessages } from "./messages.ts";
import styles from "./panels.module.css";
import { type CountMetric, type CountSeries, chartedFigure } from "./points.ts";
import type { TargetLimit } from "./use-limits.ts";

const CountChart = lazyComponent(
  async () => (await import("./chart/count-chart.tsx")).CountChart,
  ChartPlaceholder,
);

/** A warehouse's name, and its counts as points. */
export function Panel({
  hasId,
  series,
  usual,
  target,
  metric,
  scale,
  month,
  now,
}: {
  /** Whether another warehouse has the same name and code. */
  hasId: boolean;
  series: CountSeries;
  /** What is usual; `null` without an answer. */
  usual: number | null;
  target: TargetLimit | null;
  metric: CountMetric;
  scale: TrendScale;
  /** Start of the compared month, in milliseconds since 1970. */
  month: number;
  /** For naming days. Milliseconds since 1970. */
  now: number;
}) {
  const t = useMessages(countsMessages);
  const { warehouse, points } = series;
  const titleId = useId();
  const isRendered = points.some((point) => chartedFigure(point, metric) !== null);
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <header>
        <h3 id={titleId}>
          <span className="prose">{warehouse.name}</span>{" "}
          <small className="code">{warehouse.code}</small>
          {hasId && <small className="code"> {warehouse.id}</small>}
        </h3>
        {target && <BesideTarget series={series} target={target} />}
      </header>
      <div className={styles.place}>
        {isRendered ? (
          <ErrorBoundary fallback={<p className="muted">{t.noChart}</p>}>
            <CountChart
              series={series}
              metric={metric}
              scale={scale}
              target={target?.limit ?? null}
              usual={usual}
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

/** How the average of its finished countings compares with its target. */
function BesideTarget({
  series,
  target: { limit, accuracy },
}: {
  series: CountSeries;
  target: TargetLimit;
}) {
  const t = useMessages(countsMessages).target;
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
