import { useMemo } from "react";
import { useSearchParams } from "react-router";
import type { Failed } from "#api/load-failure.ts";
import { HiddenNotice } from "#components/access/hidden-notice.tsx";
import { AgeNotice } from "#components/age-notice.tsx";
import { UnknownNotice } from "#components/invalid-params-notice.tsx";
import type { Ageing } from "#domain/time/ageing.ts";
import type { ShownCounting } from "#hooks/use-counting.ts";
import { unknownInCounting } from "#pages/counting/search/invalid-params.ts";
import { IncompleteNotice } from "./incomplete-notice.tsx";
import styles from "./notices.module.css";
import { QualityNotices } from "./quality-notices.tsx";

/** What has to be known before the figures are read: errors first, then doubts, then the rest; not oddities of lines. */
export function Notices({
  shown,
  failed,
  ageing,
  period,
  onRetry,
}: {
  shown: ShownCounting;
  failed: Failed | null;
  ageing: Ageing;
  period: number;
  onRetry: () => void;
}) {
  const { freshness } = shown.loaded;
  const [search] = useSearchParams();
  const unknown = useMemo(() => unknownInCounting(search), [search]);
  return (
    <div className={styles.notices}>
      <AgeNotice
        freshness={freshness}
        failed={failed}
        ageing={ageing}
        period={period}
        onRetry={onRetry}
      />
      <UnknownNotice values={unknown} />
      <IncompleteNotice shown={shown} onRetry={onRetry} />
      <QualityNotices shown={shown} />
      <HiddenNotice />
    </div>
  );
}
