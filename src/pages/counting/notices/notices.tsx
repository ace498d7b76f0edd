import { HiddenNotice } from "#components/access/hidden-notice.tsx";
import { AgeNotice, type AgeNoticeProps } from "#components/age-notice.tsx";
import { InvalidParamsNotice } from "#components/invalid-params-notice.tsx";
import type { CountingModel } from "#hooks/use-counting.ts";
import { invalidInCounting } from "#pages/counting/search/invalid-params.ts";
import { useInvalidParams } from "#search-params/use-search.ts";
import { IncompleteNotice } from "./incomplete-notice.tsx";
import styles from "./notices.module.css";
import { QualityNotices } from "./quality-notices.tsx";

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
