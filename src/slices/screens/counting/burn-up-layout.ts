import type { BurnPoint, BurnUp } from "#domain/counting/burn-up.ts";
import type { Forecast } from "#domain/counting/forecast.ts";

/** Size of the chart in units, with the margins above and below the plot. */
interface Box {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly axis: number;
}

type Point = readonly [at: number, lines: number];

/** SVG paths of the burn-up chart. */
export function burnUpLayout(
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
