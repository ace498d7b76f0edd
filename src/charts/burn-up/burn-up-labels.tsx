import { useMemo } from "react";
import { usePlotArea, useXAxisScale, useYAxisScale, ZIndexLayer } from "recharts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./burn-up-chart.module.css";
import type { BurnUpData } from "./burn-up-data.ts";
import { labelGap, type MarginLabels, spreadLabels, widthOf } from "./burn-up-layout.ts";

/** Above the lines. */
const zIndex = 1000;

/** Height of a line of text, and from the middle of a text to its baseline, in pixels. */
const [size, toBaseline] = [16, 4];

/**
 * Labels of the chart's lines: counted and pace in the margin, at the heights of their dots; the forecast above the end
 * of its line; the deadline at its foot.
 */
export function BurnUpLabels({ data, labels }: { data: BurnUpData; labels: MarginLabels }) {
  const t = useMessages("overview").overview.burnUp;
  const format = useFormat();
  const [toX, toY, area] = [useXAxisScale(), useYAxisScale(), usePlotArea()];
  // The chart renders more often than these change.
  const drawn = useMemo(() => {
    if (!toX || !toY || !area) return null;
    const { series, total, forecast, deadline, countedByDeadline, restart, now } = data;
    const [right, bottom] = [area.x + area.width, area.y + area.height];
    const xOf = (at: number) => toX(at) ?? area.x;
    const yOf = (lines: number) => toY(lines) ?? bottom;
    const last = series.counted.at(-1);
    const lastX = last ? xOf(last.at) : area.x;
    const dots = [
      labels.counted && { ...labels.counted, isStrong: true, x: lastX },
      labels.pace && { ...labels.pace, isStrong: false, x: now === null ? lastX : xOf(now) },
    ].filter((one) => one !== null);
    const heights = spreadLabels(
      dots.map(({ lines }) => yOf(lines)),
      size,
      bottom,
    );
    const margin = dots.map((dot, index) => ({
      ...dot,
      y: yOf(dot.lines),
      labelY: heights[index] ?? 0,
    }));
    const finish = series.projection.find(({ high }) => high >= total) ?? series.projection.at(-1);
    const deadlineAt = deadline !== null && format.moment(deadline, now ?? deadline);
    const foot =
      deadlineAt &&
      (countedByDeadline === null
        ? t.deadline(deadlineAt)
        : t.deadlineWith(deadlineAt, format.number(countedByDeadline)));
    return {
      right,
      margin,
      ending: forecast !== null && finish && above(forecast, xOf(finish.at), area),
      foot: foot && deadline !== null && beside(foot, xOf(deadline), area),
      footY: bottom - size / 2 + toBaseline,
      restart:
        restart !== null && last
          ? {
              text: t.restart(format.moment(restart, now ?? restart)),
              x: xOf(restart) - labelGap,
              y: yOf(last.lines) + size,
            }
          : null,
    };
  }, [data, labels, t, format, toX, toY, area]);
  if (!drawn) return null;
  const { right, margin, ending, foot, footY, restart } = drawn;
  return (
    <ZIndexLayer zIndex={zIndex}>
      {margin.map(({ text, isStrong, x, y, labelY }) => (
        <g key={text}>
          <path
            d={`M${x},${y}H${right}L${right + labelGap - 2},${labelY}`}
            className={styles.leader}
          />
          <circle cx={x} cy={y} r={3.5} fill="var(--chart-counted)" stroke="var(--bg)" />
          <text
            x={right + labelGap}
            y={labelY + toBaseline}
            className={`${styles.label} ${isStrong ? styles.strong : ""}`}
          >
            {text}
          </text>
        </g>
      ))}
      {ending && (
        <text {...ending} y={size - toBaseline} className={`${styles.label} ${styles.strong}`}>
          {ending.text}
        </text>
      )}
      {foot && (
        <text {...foot} y={footY} className={styles.label}>
          {foot.text}
        </text>
      )}
      {restart && (
        <text
          x={restart.x}
          y={restart.y}
          textAnchor="end"
          className={`${styles.label} ${styles.strong}`}
        >
          {restart.text}
        </text>
      )}
    </ZIndexLayer>
  );
}

interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly textAnchor: "start" | "middle" | "end";
}

/** Centred above a point, or as near as the chart allows. */
function above(
  text: string,
  x: number,
  area: { readonly x: number; readonly width: number },
): PlacedText {
  const half = widthOf(text) / 2;
  const right = area.x + area.width;
  if (x + half > right) return { text, x: right, textAnchor: "end" };
  if (x - half < area.x) return { text, x: area.x, textAnchor: "start" };
  return { text, x, textAnchor: "middle" };
}

/** Right of a vertical line; left of it where the plot ends; else as far right as the plot allows. */
function beside(
  text: string,
  x: number,
  area: { readonly x: number; readonly width: number },
): PlacedText {
  const needed = labelGap + widthOf(text);
  const right = area.x + area.width;
  if (x + needed <= right) return { text, x: x + labelGap, textAnchor: "start" };
  if (x - needed >= area.x) return { text, x: x - labelGap, textAnchor: "end" };
  return { text, x: right, textAnchor: "end" };
}
