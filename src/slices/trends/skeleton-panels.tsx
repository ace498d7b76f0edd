import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./panels.module.css";

const widths = [150, 130, 170, 140, 160, 120, 155, 135, 145, 125, 165, 115];

/**
 * Placeholder panels.
 * @param count up to twelve, which fill a window
 */
export function SkeletonPanels({ count }: { count: number }) {
  return (
    <div className={styles.panels}>
      {widths.slice(0, count).map((width) => (
        <div key={width} className={`${styles.panel} ${styles.skeleton}`}>
          <Skeleton width={width} height={14} />
          <Skeleton width={width + 70} />
          <Skeleton height={120} />
        </div>
      ))}
    </div>
  );
}
