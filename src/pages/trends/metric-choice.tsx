import { useId } from "react";
import { type TrendMetric, trendMetrics } from "#domain/trends.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./metric-choice.module.css";

/** Chooses the figure that the panels show. */
export function MetricChoice({
  metric,
  onChange,
}: {
  metric: TrendMetric;
  onChange: (metric: TrendMetric) => void;
}) {
  const words = useMessages().trends;
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{words.metric}</legend>
      {trendMetrics.map((name) => (
        <label key={name}>
          <input
            type="radio"
            name={group}
            value={name}
            checked={name === metric}
            onChange={() => onChange(name)}
          />
          <span>{words.metrics[name]}</span>
        </label>
      ))}
    </fieldset>
  );
}
