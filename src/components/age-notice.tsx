import type { LoadFailure } from "#api/load-failure.ts";
import { mayRecover } from "#api/polling.ts";
import type { Ageing } from "#domain/time/ageing.ts";
import type { Freshness } from "#transport/freshness.ts";
import { Button } from "#ui/button.tsx";
import { useAge } from "#ui/hooks/use-now.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import { failureWords } from "./failure-block.tsx";
import { NextTry } from "./next-try.tsx";

export interface AgeNoticeProps {
  freshness: Freshness | null;
  failed: LoadFailure | null;
  ageing: Ageing;
  /** Milliseconds between polls, when the next one is known. */
  period?: number;
  onRetry: () => void;
}

/** Warns that the figures below are stale or could not be refreshed, why, and when they will be. */
export function AgeNotice({ freshness, failed, ageing, period, onRetry }: AgeNoticeProps) {
  const t = useMessages("common").failures;
  const format = useFormat();
  const age = useAge(freshness) ?? 0;
  const stale = ageing === "stale";
  if (!stale && !failed) return null;
  const recovers = !failed || mayRecover(failed.failure);
  return (
    <Notice
      tone={stale ? "error" : "risk"}
      lead={t.figuresAge(format.age(age))}
      action={
        recovers && (
          <Button variant="link" onClick={onRetry}>
            {t.tryNow}
          </Button>
        )
      }
    >
      {failed && `${failureWords(failed.failure, t).title}. `}
      {stale ? t.withdrawn : t.figuresStay}{" "}
      {recovers &&
        (failed && period !== undefined ? (
          <NextTry failed={failed} period={period} />
        ) : (
          t.triesByItself
        ))}
    </Notice>
  );
}
