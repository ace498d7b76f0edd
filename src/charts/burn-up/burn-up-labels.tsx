import { Fragment, useMemo } from "react";
import { usePlotArea, useXAxisScale, useYAxisScale, ZIndexLayer } from "recharts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./burn-up-chart.module.css";
import type { BurnUpData } from "./burn-up-chart.tsx";
import { burnUpLabels } from "./burn-up-spots.ts";
import { placeLabels } from "./place-labels.ts";

/** Above the lines. */
const layer = 1000;

/** From the upper edge of a label to the line that its letters stand on, in pixels. */
const ascent = 12;

/** What the lines of the chart are, written at them; where there is no room for all, what matters most. */
export function BurnUpLabels({ data }: { data: BurnUpData }) {
  const t = useMessages("counting").overview.burnUp;
  const format = useFormat();
  const [toX, toY, area] = [useXAxisScale(), useYAxisScale(), usePlotArea()];
  // The chart is drawn more often than what they depend on changes.
  const reported = useMemo(() => {
    if (!toX || !toY || !area) return null;
    const place = (at: number, lines: number) => ({ x: toX(at) ?? 0, y: toY(lines) ?? 0 });
    const { labels, lines } = burnUpLabels(data, t, format, place);
    // Above the plot is room for a label at its upper edge.
    const room = { ...area, y: 0, height: area.y + area.height };
    return { labels, placed: placeLabels(labels, lines, room) };
  }, [data, t, format, toX, toY, area]);
  if (!reported) return null;
  const { labels, placed } = reported;
  return (
    <ZIndexLayer zIndex={layer}>
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
