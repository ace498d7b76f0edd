import styles from "./skeleton.module.css";

/** A grey placeholder. It appears after a moment, so that quick answers do not flicker. */
export function Skeleton({ width, height = 10 }: { width?: number; height?: number }) {
  return (
    <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" data-skeleton />
  );
}
