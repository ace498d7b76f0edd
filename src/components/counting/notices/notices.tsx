import type { ReactNode } from "react";
import { HiddenNotice } from "#components/access/hidden-notice.tsx";
import { AgeNotice, type AgeNoticeProps } from "#components/age-notice.tsx";
import { invalidInCounting } from "#components/counting/parts.ts";
import { InvalidParamsNotice } from "#components/invalid-params-notice.tsx";
import type { CountingModel } from "#hooks/use-counting.ts";
import type { LoadedCounting } from "#lines/line-store.ts";
import { useInvalidParams } from "#search-params/use-search.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import styles from "./notices.module.css";
import { unexplainedDisagreements } from "./unexplained-disagreements.ts";

/** Notices above the figures: errors, then doubts, then the rest; data quality has its own notice. */
export function Notices({
  counting,
  ...age
}: { counting: CountingModel } & Omit<AgeNoticeProps, "freshness">) {
  return (
    <div className={styles.notices}>
      <AgeNotice {...age} freshness={counting.loaded.freshness} />
      <InvalidParamsNotice values={useInvalidParams(invalidInCounting)} />
      <IncompleteNotice counting={counting} onRetry={age.onRetry} />
      <QualityNotices loaded={counting.loaded} />
      <HiddenNotice />
    </div>
  );
}

/** Warns that lines are missing because loading was stopped or broke off. */
function IncompleteNotice({
  counting: { loaded },
  onRetry,
}: {
  counting: CountingModel;
  onRetry: () => void;
}) {
  const t = useMessages("counting").counting.notices;
  const format = useFormat();
  if (loaded.isWhole || loaded.isArriving) return null;
  const { totalProducts } = loaded.counting;
  return (
    <Notice
      tone="risk"
      lead={t.incomplete(format.number(loaded.read), format.number(totalProducts), totalProducts)}
      action={
        <Button variant="link" onClick={onRetry}>
          {t.loadAllLines}
        </Button>
      }
    >
      {t.incompleteConsequence}
    </Notice>
  );
}

/** Lines that could not be read. */
export function QualityNotices({ loaded }: { loaded: LoadedCounting }) {
  const t = useMessages("counting").counting.notices;
  const format = useFormat();
  const { faults, disagreements, read } = loaded;
  const unexplained = unexplainedDisagreements(faults.length, disagreements);
  return (
    <>
      {faults.length > 0 && (
        <Notice
          tone="risk"
          lead={t.unreadable(format.number(faults.length), format.number(read), read)}
        >
          {t.unreadableConsequence}{" "}
          {unexplained.length < disagreements.length && t.headerCountsThem}
          <Folded summary={t.which}>
            {faults.slice(0, 100).map(({ position, field }) => (
              <li key={position}>{t.unreadableLine(format.number(position + 1), field)}</li>
            ))}
          </Folded>
        </Notice>
      )}
    </>
  );
}

function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.list}>
      <summary>{summary}</summary>
      <ul>{children}</ul>
    </details>
  );
}
