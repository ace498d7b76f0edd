import type { ReactNode } from "react";
import type { Ageing } from "#domain/ageing.ts";
import type { Failed } from "#pages/failed.ts";
import { failureWords } from "#pages/failure-block.tsx";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import { useAge } from "#ui/use-now.ts";
import styles from "./notices.module.css";
import { QualityNotices } from "./quality-notices.tsx";
import type { ShownCounting } from "./use-counting.ts";

/** What has to be known before the figures are read: errors first, then doubts, then the rest. */
export function Notices({
  shown,
  failed,
  ageing,
  onRetry,
}: {
  shown: ShownCounting;
  failed: Failed | null;
  ageing: Ageing;
  onRetry: () => void;
}) {
  const messages = useMessages();
  const retry = (
    <Button look="link" onClick={onRetry}>
      {messages.failures.tryNow}
    </Button>
  );
  return (
    <div className={styles.notices}>
      {(ageing === "stale" || failed) && (
        <AgeNotice shown={shown} failed={failed} stale={ageing === "stale"} action={retry} />
      )}
      <QualityNotices shown={shown} />
    </div>
  );
}

function AgeNotice({
  shown,
  failed,
  stale,
  action,
}: {
  shown: ShownCounting;
  failed: Failed | null;
  stale: boolean;
  action: ReactNode;
}) {
  const messages = useMessages();
  const format = useFormat();
  const age = useAge(shown.loaded.freshness) ?? 0;
  const words = messages.counting.notices;
  return (
    <Notice tone={stale ? "error" : "risk"} lead={words.stale(format.age(age))} action={action}>
      {failed && `${failureWords(failed.failure, messages.failures).title}. `}
      {stale ? words.staleConsequence : words.failedConsequence}
    </Notice>
  );
}
