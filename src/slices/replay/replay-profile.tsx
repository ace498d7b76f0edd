import { memo, useMemo } from "react";
import type { LineHistory, ReplaySpan } from "#domain/replay/history.ts";
import { finishedPerPart } from "./clock.ts";
import styles from "./replay-bar.module.css";

const parts = 120;
const height = 20;

/** Number of lines finished over time, along the slider. */
export const ReplayProfile = memo(function ReplayProfile({
  span,
  history,
}: {
  span: ReplaySpan;
  history: LineHistory;
}) {
  const path = useMemo(() => {
    const finished = finishedPerPart(span, history, parts);
    const max = Math.max(1, ...finished);
    return finished
      .map((lines, part) => {
        const size = lines === 0 ? 0 : Math.max(1, Math.round((lines / max) * height));
        return `M${part} ${height}v${-size}h1v${size}`;
      })
      .join("");
  }, [span, history]);
  return (
    <svg
      className={styles.profile}
      viewBox={`0 0 ${parts} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
});
