import { useMemo } from "react";
import { timeTicks } from "#charts/burn-up/time-ticks.ts";
import { type BurnPoint, type BurnUp, burnUp } from "#domain/counting/burn-up.ts";
import { usableDeadline } from "#domain/counting/facts.ts";
import type { Forecast } from "#domain/counting/forecast.ts";
import { shownEnds } from "#domain/counting/outlook.ts";
import { useOutlook } from "#hooks/use-outlook.ts";
import { screenMessages } from "#slices/screens/messages.ts";
import { useScreenFormat } from "#slices/screens/screen-locale.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./burn-up-panel.module.css";
import { forecastMoment } from "./forecast-moment.ts";
import type { PanelProps } from "./panel-props.ts";

const axis = 50;
const top = 54;

/**
 * Counted lines over time against an even pace to the deadline. Plain SVG instead of the chart library: the text
 * must be readable from afar, and the page runs for months.
 */
export function BurnUpPanel({ counting: model, width, height }: PanelProps) {
  const t = useMessages(screenMessages);
  const format = useScreenFormat();
  const { loaded, facts, aggregates, calendar, clock } = model;
  const moment = forecastMoment(model);
  const isStale = moment === null;
  const at = moment ?? loaded.freshness.fetchedAt;
  const outlook = useOutlook({ ...model, now: moment });
  const { startedAt, endsAt, active } = facts;
  const deadline = usableDeadline(facts);
  const rendered = useMemo(() => {
    if (!aggregates || aggregates.totals.lines === 0) return null;
    const counting = { startedAt, endsAt, active };
    const forecast = shownEnds(outlook.conclusion);
    const { finishes, totals } = aggregates;
    const series = burnUp({ counting, total: totals.lines, finishes, forecast, now: at }, calendar);
    const box = { width, height, top, axis };
    const layout = burnUpLayout(series, { total: totals.lines, deadline, forecast, box });
    return { ...layout, series };
  }, [aggregates, startedAt, endsAt, deadline, active, outlook, at, calendar, width, height]);
  const title = active && deadline !== null ? t.burnUp(format.near(deadline, clock)) : t.burnUpOnly;
  if (!rendered) return <h2>{title}</h2>;
  const ticks = timeTicks(rendered.series.from, rendered.series.until, {
    timeZone: format.timeZone,
    max: width > 560 ? 4 : 3,
  });
  const done = shownEnds(outlook.conclusion);
  const isOneDay = format.nearDay(rendered.series.from, rendered.series.until) === "";
  const { totals } = aggregates ?? { totals: null };
  return (
    <>
      <h2>{title}</h2>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height}`}
        style={{ "--width": width, "--height": height }}
        role="img"
        aria-label={t.burnUpSummary(
          format.number(totals?.counted ?? null),
          format.number(totals?.lines ?? null),
        )}
      >
        <path className={styles.total} d={rendered.total} />
        <path className={styles.axis} d={rendered.axis} />
        <path className={styles.area} d={rendered.area} />
        <path className={styles.cone} d={rendered.cone} />
        <path className={styles.edge} d={rendered.edge} />
        <path className={styles.pace} d={rendered.pace} />
        {rendered.deadline && <path className={styles.deadline} d={rendered.deadline} />}
        <path className={styles.line} d={rendered.counted} />
        <circle className={styles.dot} cx={rendered.end.x} cy={rendered.end.y} r={10} />
        {done !== null && !isStale && (
          <text className={styles.done} x={width} y={34} textAnchor="end">
            {t.doneAt(format.nearEnds(done, clock))}
          </text>
        )}
        {ticks.at.map((instant) => {
          const x = rendered.xOf(instant);
          return (
            <text key={instant} x={x} y={height - 6} textAnchor={anchorOf(x, width)}>
              {isOneDay ? format.time(instant) : format.dayOrTime(instant)}
            </text>
          );
        })}
      </svg>
    </>
  );
}

/** Keeps labels at the ends of the axis inside the picture. */
function anchorOf(x: number, width: number): "start" | "middle" | "end" {
  if (x < 50) return "start";
  return x > width - 50 ? "end" : "middle";
}

/** Size of the chart in units, with the margins above and below the plot. */
interface Box {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly axis: number;
}

type Point = readonly [at: number, lines: number];

/** SVG paths of the burn-up chart. */
function burnUpLayout(
  series: BurnUp,
  {
    total,
    deadline,
    forecast,
    box,
  }: { total: number; deadline: number | null; forecast: Forecast | null; box: Box },
) {
  const right = box.width - 4;
  const bottom = box.height - box.axis;
  const length = Math.max(1, series.until - series.from);
  const xOf = (at: number) => round(((at - series.from) / length) * right);
  const yOf = (lines: number) => round(bottom - (lines / Math.max(1, total)) * (bottom - box.top));
  const path = (coordinates: readonly Point[]) =>
    coordinates.map(([at, lines], n) => `${n === 0 ? "M" : "L"}${xOf(at)} ${yOf(lines)}`).join("");
  const points = (of: readonly BurnPoint[]): Point[] => of.map(({ at, lines }) => [at, lines]);
  const counted = points(series.counted);
  const [lastAt, lastLines] = counted.at(-1) ?? [series.from, 0];
  const [high, low] = [
    series.projection.map(({ at, high }): Point => [at, high]),
    series.projection.map(({ at, low }): Point => [at, low]),
  ];
  const isDeadlineShown = deadline !== null && deadline > series.from && deadline <= series.until;
  return {
    xOf,
    total: `M0 ${box.top}H${right}`,
    axis: `M0 ${bottom}H${right}`,
    counted: path(counted),
    area: `${path(counted)}L${xOf(lastAt)} ${bottom}L${xOf(series.from)} ${bottom}Z`,
    pace: path(points(series.pace)),
    cone: forecast ? `${path(high)}${path([...low].reverse()).replace("M", "L")}Z` : "",
    edge: forecast ? `${path(high)}${path(low)}` : "",
    deadline: isDeadlineShown ? `M${xOf(deadline)} ${box.top - 8}V${bottom}` : "",
    end: { x: xOf(lastAt), y: yOf(lastLines) },
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
