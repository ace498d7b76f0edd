import type { CSSProperties } from "react";
import { enoughDifferences } from "#domain/lines/accuracy.ts";
import styles from "./accuracy-dot.module.css";

/** Position on an axis that ends at 1, from 0 to 1. */
const position = (share: number, start: number) => Math.max(0, (share - start) / (1 - start));

const percent = (share: number, start: number) => `${position(share, start) * 100}%`;

/** An accuracy on an axis up to 100 %; the figure is written beside it. */
export function AccuracyDot({
  value,
  start,
  mean,
  known,
  target,
}: {
  /** From 0 to 1; `null` without an answer. */
  value: number | null;
  /** Of the axis, in the same form. */
  start: number;
  /** Of all lines, in the same form. */
  mean: number | null;
  /** Number of lines whose difference is known. */
  known: number;
  /** In percent; undefined without one. */
  target: number | undefined;
}) {
  const style: CSSProperties = {
    ...(value !== null && { "--at": percent(value, start) }),
    ...(mean !== null && { "--mean": percent(mean, start) }),
    ...(target !== undefined && { "--target": percent(target / 100, start) }),
  };
  return (
    <span className={styles.axis} style={style} aria-hidden="true">
      {mean !== null && <i className={styles.mean} />}
      {target !== undefined && <i className={styles.target} />}
      {value !== null &&
        (value < start ? (
          <i className={styles.below}>◂</i>
        ) : (
          <i className={styles.dot} data-few={known < enoughDifferences || undefined} />
        ))}
    </span>
  );
}

/** Room for the label of an end, as a share of the axis. */
const endRoom = 0.3;

/** The ends of the axis, and the line of all lines with its name. */
export function AccuracyAxis({
  start,
  mean,
  endText,
  meanText,
}: {
  start: number;
  /** From 0 to 1; `null` without an answer. */
  mean: number | null;
  endText: (share: number) => string;
  meanText: string;
}) {
  const at = mean === null ? null : position(mean, start);
  return (
    <span className={styles.ends} aria-hidden="true">
      {(at === null || at > endRoom) && <span>{endText(start)}</span>}
      {at !== null && (
        <span
          className={styles.meanLabel}
          style={{ "--mean": `${at * 100}%`, "--shift": `${at * -100}%` } as CSSProperties}
        >
          {meanText}
        </span>
      )}
      {(at === null || at < 1 - endRoom) && <span className={styles.end}>{endText(1)}</span>}
    </span>
  );
}
