import styles from "./skeleton.module.css";

/** A grey placeholder. It appears after a moment, so that quick answers do not flicker. */
export function Skeleton({ width, height = 10 }: { width?: number; height?: number }) {
  return (
    <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" data-skeleton />
  );
}

/**
 * Rows whose texts are not known yet: a name and a figure each.
 * @param height of a row in pixels
 */
export function SkeletonRows({ rows, height }: { rows: number; height: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all rows are the same
    <div key={row} className={styles.row} style={{ height }}>
      <Skeleton width={180} />
      <Skeleton width={48} />
    </div>
  ));
}
