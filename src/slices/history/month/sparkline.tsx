import styles from "./month-table.module.css";

const width = 216;
const height = 28;
const inset = 6;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line through the points, with a gap where one is missing. */
function pathOf(points: readonly (Point | null)[]): string {
  return points
    .map((point, index) =>
      point ? `${points[index - 1] ? "L" : "M"}${point.x.toFixed(1)} ${point.y.toFixed(1)}h0` : "",
    )
    .join("");
}

/** A figure over months, with a dashed line where it usually is. The table beside it has its figures. */
export function Sparkline({
  values,
  usual,
}: {
  /** By month; `null` where nothing is known. */
  values: readonly (number | null)[];
  usual: number | null;
}) {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  const all = usual === null ? known : [...known, usual];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const y = (value: number) =>
    high === low
      ? height / 2
      : height - inset - ((value - low) / (high - low)) * (height - 2 * inset);
  const step = (width - 2 * inset) / Math.max(1, values.length - 1);
  const points = values.map((value, index) =>
    value === null ? null : { x: inset + index * step, y: y(value) },
  );
  const last = points.findLast((point) => point !== null);
  return (
    <svg className={styles.spark} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {usual !== null && <line x1="0" x2={width} y1={y(usual)} y2={y(usual)} />}
      <path d={pathOf(points)} />
      {last && <circle cx={last.x} cy={last.y} r="3.5" />}
    </svg>
  );
}
