import { useQuery } from "@tanstack/react-query";
import { loadProgressQuery } from "#api/counting/counting-queries.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./counting-skeleton.module.css";

/** The skeleton of a page with charts or of a table, with the number of lines read so far. */
export function CountingSkeleton({ id, isTable = false }: { id: string; isTable?: boolean }) {
  const { app, counting: t } = useMessages("counting");
  const format = useFormat();
  const { data: progress } = useQuery(loadProgressQuery(id));
  return (
    <div className={styles.loading}>
      <h1 className="visually-hidden">{app.counting}</h1>
      {isTable ? (
        <>
          <Skeleton width={640} height={24} />
          <Skeleton width={520} height={16} />
          <Skeleton height={32} />
          <Skeleton height={560} />
        </>
      ) : (
        <>
          <Skeleton width={96} height={12} />
          <Skeleton width={280} height={28} />
          <Skeleton width={520} height={32} />
          <Skeleton height={28} />
          <Skeleton height={72} />
          <Skeleton height={280} />
        </>
      )}
      {progress && progress.total !== null && (
        <p className="muted">
          {t.loadingLines(format.number(progress.read), format.number(progress.total))}
        </p>
      )}
    </div>
  );
}
