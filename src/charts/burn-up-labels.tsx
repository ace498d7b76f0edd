import { usePlotArea, useXAxisScale, useYAxisScale, ZIndexLayer } from "recharts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./burn-up-chart.module.css";
import type { BurnUpData } from "./burn-up-chart.tsx";

/** Above the lines. */
const layer = 1000;

/** What a label is about as wide as, in pixels. */
const widthOf = (text: string) => 7 * text.length;

/** What the lines of the chart are, written at them. */
export function BurnUpLabels({ data }: { data: BurnUpData }) {
  const { series, total, forecast, deadline, now } = data;
  const words = useMessages().overview.burnUp;
  const format = useFormat();
  const [toX, toY, area] = [useXAxisScale(), useYAxisScale(), usePlotArea()];
  if (!toX || !toY || !area) return null;
  const place = (at: number, lines: number) => ({ x: toX(at) ?? 0, y: toY(lines) ?? 0 });
  const right = area.x + area.width;
  const last = series.counted.at(-1);
  const due = now === null ? null : paceAt(series.pace, now);
  const isAhead = due === null || (last?.lines ?? 0) >= due;
  const [finish] = series.projection.filter(({ high }) => high >= total);
  return (
    <ZIndexLayer zIndex={layer}>
      {deadline !== null && (
        <Label
          {...place(deadline, 0)}
          text={words.deadline(format.moment(deadline, now ?? deadline))}
          side="left"
          dy={-8}
          left={area.x}
          right={right}
        />
      )}
      {due !== null && now !== null && <Point {...place(now, due)} />}
      {due !== null && now !== null && (
        <Label
          {...place(now, due)}
          text={words.paceNow(format.number(Math.round(due)))}
          side={isAhead ? "right" : "left"}
          dy={isAhead ? 16 : -9}
          left={area.x}
          right={right}
        />
      )}
      {last && <Point {...place(last.at, last.lines)} />}
      {last && (
        <Label
          {...place(last.at, last.lines)}
          text={words.counted(format.number(last.lines))}
          side={isAhead ? "left" : "right"}
          dy={isAhead ? -9 : 16}
          left={area.x}
          right={right}
          isStrong
        />
      )}
      {forecast && finish && (
        <Label
          {...place(finish.at, total)}
          text={forecast}
          side="middle"
          dy={-8}
          left={area.x}
          right={right}
          isStrong
        />
      )}
    </ZIndexLayer>
  );
}

/** Lines of an even pace at an instant, between its corners. */
function paceAt(pace: BurnUpData["series"]["pace"], at: number): number | null {
  const next = pace.findIndex((point) => point.at >= at);
  const [before, after] = [pace[next - 1], pace[next]];
  if (next === -1) return pace.at(-1)?.lines ?? null;
  if (!after || !before) return after?.lines ?? null;
  const share = (at - before.at) / (after.at - before.at);
  return before.lines + share * (after.lines - before.lines);
}

function Point({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r={3.5} fill="var(--chart-counted)" stroke="var(--bg)" />;
}

function Label({
  x,
  y,
  text,
  side,
  dy,
  left,
  right,
  isStrong = false,
}: {
  x: number;
  y: number;
  text: string;
  side: "left" | "middle" | "right";
  /** Pixels below the point. */
  dy: number;
  /** The ends of the panel: what would stand out there is moved in. */
  left: number;
  right: number;
  isStrong?: boolean;
}) {
  const width = widthOf(text);
  const wanted = { left: x - 8 - width, middle: x - width / 2, right: x + 8 }[side];
  const start = Math.max(left + 2, Math.min(wanted, right - width));
  return (
    <text
      x={start + width / 2}
      y={Math.max(12, y + dy)}
      textAnchor="middle"
      className={`${styles.label} ${isStrong ? styles.strong : ""}`}
    >
      {text}
    </text>
  );
}
