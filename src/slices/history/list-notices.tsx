import X from "lucide-react/icons/x";
import { mayRecover } from "#api/polling.ts";
import { failureWords } from "#components/failure-block.tsx";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import archiveStyles from "./archive-notice.module.css";
import { historyMessages } from "./messages.ts";
import styles from "./page.module.css";
import type { AllCountings } from "./use-all-countings.ts";

/** How much of a list is loaded. */
export function ListProgress({
  list: { loaded, cancelLoadAll },
}: {
  list: Pick<AllCountings, "loaded" | "cancelLoadAll">;
}) {
  const t = useMessages(historyMessages).list;
  const format = useFormat();
  if (!loaded) return null;
  return (
    <div className={archiveStyles.progress}>
      <p>{t.loaded(format.number(loaded.loaded), format.number(loaded.total))}</p>
      <progress
        aria-label={t.progress}
        value={loaded.loaded}
        max={Math.max(loaded.total, loaded.loaded, 1)}
      />
      <Button variant="link" onClick={cancelLoadAll}>
        <X aria-hidden="true" />
        {t.cancel}
      </Button>
    </div>
  );
}

/** Warns that not every count of a list was loaded, and why. */
export function MissingNotice({
  list: { loaded, loadingAll, failedMore, loadRest },
}: {
  list: Pick<AllCountings, "loaded" | "loadingAll" | "failedMore" | "loadRest">;
}) {
  const t = useMessages(historyMessages).list;
  const { failures } = useMessages("common");
  const format = useFormat();
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
