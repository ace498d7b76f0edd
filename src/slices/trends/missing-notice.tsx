import { mayRecover } from "#api/polling.ts";
import { failureWords } from "#components/failure-block.tsx";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages, useWords } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import styles from "./page.module.css";
import type { useTrends } from "./use-trends.ts";
import { words } from "./words.ts";

/** Warns that not every counting of the period was loaded, and why. */
export function MissingNotice({ list }: { list: ReturnType<typeof useTrends> }) {
  const t = useWords(words);
  const { failures } = useMessages("all");
  const format = useFormat();
  const { loaded, loadingAll, failedMore, loadRest } = list;
  if (loaded?.end !== "more" || loadingAll) return null;
  const [count, total] = [format.number(loaded.loaded), format.number(loaded.total)];
  const again = !failedMore || mayRecover(failedMore.failure);
  return (
    <div className={styles.notice}>
      <Notice
        tone="risk"
        lead={failedMore ? t.failed(count, total) : t.stopped(count, total)}
        action={
          again && (
            <Button variant="link" onClick={loadRest}>
              {failedMore ? failures.tryNow : t.loadRest}
            </Button>
          )
        }
      >
        {failedMore && `${failureWords(failedMore.failure, failures).title}. `}
        {t.partial}
      </Notice>
    </div>
  );
}
