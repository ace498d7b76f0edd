import type { CSSProperties } from "react";
import { enoughDifferences } from "#domain/lines/accuracy.ts";
import styles from "./accuracy-dot.module.css";

/** Start of the axis: accuracies differ by a few percent only. */
export const axisStart = 0.9;

const position = (share: number) => `${Math.max(0, (share - axisStart) / (1 - axisStart)) * 100}%`;

/** An accuracy on an axis from 90 to 100 %; the figure is written beside it. */
export function AccuracyDot({
  value,
  mean,
  known,
  target,
}: {
  /** From 0 to 1; `null` without an answer. */
  value: number | null;
  /** Of all lines, in the same form. */
  mean: number | null;
  /** Number of lines whose difference is known. */
  known: number;
  /** In percent; undefined without one. */
  target: number | undefined;
}) {
  const style: CSSProperties = {
    ...(value !== null && { "--at": position(value) }),
    ...(mean !== null && { "--mean": position(mean) }),
    ...(target !== undefined && { "--target": position(target / 100) }),
  };
  return (
    <span className={styles.axis} style={style} aria-hidden="true">
      {mean !== null && mean >= axisStart && <i className={styles.mean} />}
      {target !== undefined && target / 100 >= axisStart && <i className={styles.target} />}
      {value !== null &&
        (value < axisStart ? (
          <i className={styles.below}>◂</i>
        ) : (
          <i className={styles.dot} data-few={known < enoughDifferences || undefined} />
        ))}
    </span>
  );
}

/** The ends of the axis. */
export function AccuracyAxis({ texts }: { texts: readonly [string, string, string] }) {
  return (
    <span className={styles.ends} aria-hidden="true">
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  );
}
