import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { loadProgressQuery, resumeLoading, stopLoading } from "#api/counting/counting-queries.ts";
import { Button } from "#ui/button.tsx";
import { FocusKeeper } from "#ui/focus-keeper.tsx";
import { afterPaint } from "#ui/hooks/after-paint.ts";
import { useIsLong } from "#ui/hooks/use-is-long.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { arrivalDelayMs } from "./filters/filtered-figures.ts";
import styles from "./load-progress.module.css";

/** Progress of loading the lines, with a button to stop. */
export function LoadProgressBar({ id }: { id: string }) {
  const t = useMessages("counting").counting;
  const format = useFormat();
  const client = useQueryClient();
  const { data } = useQuery(loadProgressQuery(id));
  const isLong = useIsLong(true, arrivalDelayMs);
  useEffect(() => afterPaint(() => resumeLoading(client, id)), [client, id]);
  if (!isLong || !data || data.total === null) return null;
  const [read, total] = [format.number(data.read), format.number(data.total)];
  return (
    <div className={styles.arriving}>
      <progress
        value={data.read}
        max={Math.max(data.read, data.total)}
        aria-label={t.readingLines}
      />
      <span>{t.loadingLines(read, total)}</span>
      <FocusKeeper>
        <Button variant="link" onClick={() => stopLoading(client, id)}>
          {t.stopReading}
        </Button>
      </FocusKeeper>
    </div>
  );
}
