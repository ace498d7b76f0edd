import { memo, useMemo } from "react";
import { CartesianGrid, Line, LineChart, ReferenceLine, XAxis, YAxis } from "recharts";
import { trendScale } from "#charts/trend-scale.ts";
import { useRenderQueue } from "#charts/use-render-queue.ts";
import { percentText } from "#format/target.ts";
import { historyMessages } from "#slices/history/messages.ts";
import { monthText } from "#slices/history/months.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { AccuracyLine } from "./accuracy.ts";
import styles from "./accuracy-chart.module.css";

const height = 300;

interface ChartData {
  readonly lines: readonly AccuracyLine[];
  readonly months: readonly string[];
  readonly warehouse: string;
  /** In percent, in the order of the lines; `null` without one. */
  readonly targets: readonly (number | null)[];
}

/** The lines differ by colour, width and dash. */
const looks = {
  A: { stroke: "var(--counted)", strokeWidth: 2.25 },
  B: { stroke: "var(--progress)", strokeWidth: 2 },
  C: { stroke: "var(--ink-3)", strokeWidth: 1.5 },
  none: { stroke: "var(--ink-3)", strokeWidth: 1.25, strokeDasharray: "3 3" },
} as const;

const keyOf = ({ group }: AccuracyLine) => group ?? "none";

/** Accuracy by month, a line per class, and dashed lines for targets. */
export function AccuracyChart(data: ChartData) {
  const { lines, months, warehouse, targets } = data;
  const rendered = useRenderQueue(
    // biome-ignore lint/correctness/useExhaustiveDependencies: the texts stand for what they contain
    useMemo(() => data, [JSON.stringify([lines, months, warehouse, targets])]),
  );
  return <div className={styles.place}>{rendered && <RenderedChart {...rendered} />}</div>;
}

const RenderedChart = memo(function RenderedChart({
  lines,
  months,
  warehouse,
  targets,
}: ChartData) {
  const t = useMessages(historyMessages);
  const format = useFormat();
  const limits = [...new Set(targets.flatMap((target) => (target === null ? [] : target / 100)))];
  const values = lines.flatMap((line) => line.values.filter((value) => value !== null));
  const { low, ticks } = trendScale([...values, ...limits], 0.98, 1);
  const data = months.map((month, index) => ({
    month,
    ...Object.fromEntries(lines.map((line) => [keyOf(line), line.values[index]])),
  }));
  return (
    <figure className={styles.chart} aria-label={t.accuracy.chart(warehouse)}>
      <LineChart
        responsive
        accessibilityLayer={false}
        data={data}
        style={{ width: "100%", height }}
        margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--chart-grid)" />
        <XAxis
          dataKey="month"
          tickFormatter={(month: string) => monthText(month, format.locale, "short")}
          tickLine={false}
          stroke="var(--chart-axis)"
          tick={{ fontSize: 12, fill: "var(--chart-text)" }}
          height={24}
          interval="preserveStartEnd"
        />
        <YAxis
          type="number"
          domain={[low, 1]}
          ticks={ticks.filter((tick) => tick <= 1)}
          tickFormatter={(value: number) => format.wholeShare(value)}
          width={48}
          axisLine={false}
          tickLine={false}
          tick={{ fontSize: 12, fill: "var(--chart-text)" }}
        />
        {limits.map((limit) => (
          <ReferenceLine key={limit} y={limit} stroke="var(--ink-2)" strokeDasharray="6 3" />
        ))}
        {lines.map((line) => (
          <Line
            key={keyOf(line)}
            dataKey={keyOf(line)}
            {...looks[keyOf(line)]}
            type="linear"
            dot={{ r: 2.5, fill: "var(--bg)", strokeWidth: 1.5, strokeDasharray: "none" }}
            activeDot={false}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
      <figcaption>
        <ul className={styles.key}>
          {lines.map((line, index) => {
            const target = targets[index] ?? null;
            return (
              <li key={keyOf(line)}>
                <svg viewBox="0 0 22 8" aria-hidden="true">
                  <line x1="0" x2="22" y1="4" y2="4" {...looks[keyOf(line)]} />
                </svg>
                <b>{line.group === null ? t.section.noClass : line.group}</b>{" "}
                {format.share(line.latest.value)}
                {target !== null && (
                  <small>{t.accuracy.target(percentText(target, format.locale))}</small>
                )}
              </li>
            );
          })}
        </ul>
      </figcaption>
    </figure>
  );
});
