import { Bar, BarChart, XAxis, YAxis } from "recharts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { type Zone, zoneSeries } from "./zone-series.ts";
import styles from "./zones-chart.module.css";

const barHeight = 31;

/** Counted versus left by zone: a bar is as long as the zone has lines, so size and progress show at once. */
export function ZonesChart({ zones }: { zones: readonly Zone[] }) {
  const words = useMessages().counting.zones;
  const format = useFormat();
  const series = zoneSeries(zones, words.others);
  const nameWidth = Math.min(96, 12 + 7.5 * Math.max(...series.map(({ name }) => name.length)));
  const all = series.reduce((sum, { lines }) => sum + lines, 0);
  const counted = series.reduce((sum, zone) => sum + zone.counted, 0);
  const summary = words.summary(
    format.number(counted),
    format.number(all),
    format.number(zones.length),
  );
  return (
    <figure className={styles.chart} role="img" aria-label={summary}>
      <BarChart
        responsive
        layout="vertical"
        data={series}
        accessibilityLayer={false}
        style={{ width: "100%", height: series.length * barHeight }}
        margin={{ top: 0, bottom: 0, left: 0, right: 0 }}
        barSize={17}
      >
        <defs>
          <pattern
            id="hatch"
            width="4"
            height="4"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="4" height="4" fill="var(--chart-counted)" />
            <rect width="1.5" height="4" fill="var(--hatch)" />
          </pattern>
        </defs>
        <XAxis type="number" hide domain={[0, "dataMax"]} />
        <YAxis
          type="category"
          dataKey="name"
          width={nameWidth}
          axisLine={false}
          tickLine={false}
          interval={0}
          tick={{
            fontSize: 12,
            fontWeight: 560,
            fill: "var(--ink)",
            textAnchor: "start",
            dx: 8 - nameWidth,
          }}
        />
        <Bar
          dataKey="sound"
          stackId="lines"
          fill="var(--chart-counted)"
          isAnimationActive={false}
        />
        <Bar dataKey="discrepancies" stackId="lines" fill="url(#hatch)" isAnimationActive={false} />
        <Bar
          dataKey="inProgress"
          stackId="lines"
          fill="var(--chart-progress)"
          isAnimationActive={false}
        />
        <Bar dataKey="left" stackId="lines" fill="var(--chart-left)" isAnimationActive={false} />
      </BarChart>
      <ol className={styles.ends}>
        {series.map(({ name, counted, lines }) => (
          <li key={name} style={{ height: barHeight }}>
            {words.countedOf(format.number(counted), format.number(lines))}
          </li>
        ))}
      </ol>
    </figure>
  );
}
