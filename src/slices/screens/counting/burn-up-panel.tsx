import { useMemo } from "react";
import { timeTicks } from "#charts/burn-up/time-ticks.ts";
import { burnUp } from "#domain/counting/burn-up.ts";
import { usableDeadline } from "#domain/counting/facts.ts";
import { shownEnds } from "#domain/counting/outlook.ts";
import { useOutlook } from "#hooks/use-outlook.ts";
import { screenMessages } from "#slices/screens/messages.ts";
import { useScreenFormat } from "#slices/screens/screen-locale.tsx";
import { useMessages } from "#ui/locale.tsx";
import { burnUpLayout } from "./burn-up-layout.ts";
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
