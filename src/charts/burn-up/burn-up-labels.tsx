import { Fragment, useMemo } from "react";
import { usePlotArea, useXAxisScale, useYAxisScale, ZIndexLayer } from "recharts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./burn-up-chart.module.css";
import type { BurnUpData } from "./burn-up-data.ts";
import { burnUpLabels } from "./label-candidates.ts";
import { placeLabels } from "./place-labels.ts";

/** Above the lines. */
const zIndex = 1000;

/** From the upper edge of a label to its baseline, in pixels. */
const ascent = 12;

/** Direct labels of the chart's lines; without room for all, the most important ones. */
export function BurnUpLabels({ data }: { data: BurnUpData }) {
  const t = useMessages("overview").overview.burnUp;
  const format = useFormat();
  const [toX, toY, area] = [useXAxisScale(), useYAxisScale(), usePlotArea()];
  // The chart renders more often than these change.
  const layout = useMemo(() => {
    if (!toX || !toY || !area) return null;
    const toPoint = (at: number, lines: number) => ({ x: toX(at) ?? 0, y: toY(lines) ?? 0 });
    const { labels, lines } = burnUpLabels(data, { t, format, toPoint });
    // Labels may use the space above the plot.
    const labelArea = { ...area, y: 0, height: area.y + area.height };
    return { labels, placed: placeLabels(labels, lines, labelArea) };
  }, [data, t, format, toX, toY, area]);
  if (!layout) return null;
  const { labels, placed } = layout;
  return (
    <ZIndexLayer zIndex={zIndex}>
      {labels.map(({ key, text, isStrong, point }) => {
        const box = placed.get(key);
        if (!box) return null;
        return (
          <Fragment key={key}>
            {point && (
              <circle
                cx={point.x}
                cy={point.y}
                r={3.5}
                fill="var(--chart-counted)"
                stroke="var(--bg)"
              />
            )}
            <text
              x={box.x + box.width / 2}
              y={box.y + ascent}
              textAnchor="middle"
              className={`${styles.label} ${isStrong ? styles.strong : ""}`}
            >
              {text}
            </text>
          </Fragment>
        );
      })}
    </ZIndexLayer>
  );
}
