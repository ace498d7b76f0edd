import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./page.module.css";

const widths = [150, 120, 170, 130, 160, 140];

export function SkeletonTypes() {
  return (
    <div className={styles.skeleton}>
      {widths.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
