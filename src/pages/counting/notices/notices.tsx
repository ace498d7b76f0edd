import type { LoadFailure } from "#api/load-failure.ts";
import { HiddenNotice } from "#components/access/hidden-notice.tsx";
import { AgeNotice } from "#components/age-notice.tsx";
import { InvalidParamsNotice } from "#components/invalid-params-notice.tsx";
import type { Ageing } from "#domain/time/ageing.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { invalidInCounting } from "#pages/counting/search/invalid-params.ts";
import { useInvalidParams } from "#search-params/use-search.ts";
import { IncompleteNotice } from "./incomplete-notice.tsx";
import styles from "./notices.module.css";
import { QualityNotices } from "./quality-notices.tsx";

/** Notices above the figures: errors, then doubts, then the rest; data quality has its own notice. */
export function Notices({
  counting,
  failed,
  ageing,
  period,
  onRetry,
}: {
  counting: CountingModel;
  failed: LoadFailure | null;
  ageing: Ageing;
  period: number;
  onRetry: () => void;
}) {
  const { freshness } = counting.loaded;
  return (
    <div className={styles.notices}>
      <AgeNotice
        freshness={freshness}
        failed={failed}
        ageing={ageing}
        period={period}
        onRetry={onRetry}
      />
      <InvalidParamsNotice values={useInvalidParams(invalidInCounting)} />
      <IncompleteNotice counting={counting} onRetry={onRetry} />
      <QualityNotices counting={counting} />
      <HiddenNotice />
    </div>
  );
}
