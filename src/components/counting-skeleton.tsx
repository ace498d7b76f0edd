import { useQuery } from "@tanstack/react-query";
import { loadProgressQuery } from "#api/counting/counting-queries.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Skeleton, SkeletonRows } from "#ui/skeleton.tsx";
import styles from "./counting-skeleton.module.css";

/** The skeleton of a page with charts or of a table, with the number of lines read so far. */
export function CountingSkeleton({ id, isTable = false }: { id: string; isTable?: boolean }) {
  const { app, counting: t } = useMessages("counting");
  const format = useFormat();
  const { data: progress } = useQuery(loadProgressQuery(id));
  return (
    <div className={styles.loading}>
      <h1 className="visually-hidden">{app.counting}</h1>
      <div className={styles.head}>
        <Skeleton width={280} height={16} />
        <Skeleton width={420} />
        {!isTable && <Skeleton height={8} />}
      </div>
      <p className={styles.progress}>
        {progress &&
          progress.total !== null &&
          t.loadingLines(format.number(progress.read), format.number(progress.total))}
      </p>
      <div className={styles.sections}>
        {Array.from({ length: isTable ? 1 : 2 }, (_, section) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all sections are the same
          <div key={section} className={styles.section}>
            <Skeleton width={120} height={12} />
            <SkeletonRows rows={isTable ? 16 : 6} height={isTable ? 32 : 44} />
          </div>
        ))}
      </div>
    </div>
  );
}
