import { FigureHint } from "#components/figure-hint.tsx";
import { useWords } from "#ui/locale.tsx";
import styles from "./page.module.css";
import type { TrendMetric } from "./trends.ts";
import { words } from "./words.ts";

const figures = {
  discrepancies: "discrepancies-per-100",
  incidents: "incidents-per-1000",
  share: "final-share",
} as const;

/** Names the metric of the panels, and explains how to read them. */
export function MetricTitle({
  metric,
  hasTarget,
}: {
  metric: TrendMetric;
  /** Whether a panel shows a target. */
  hasTarget: boolean;
}) {
  const t = useWords(words);
  return (
    <p className={styles.metric}>
      <strong>
        <FigureHint figure={figures[metric]} label={t.shown[metric]} />
      </strong>
      {t.scale} {t.usual} {hasTarget && `${t.target.line} `}
      {t.hollow}
    </p>
  );
}
