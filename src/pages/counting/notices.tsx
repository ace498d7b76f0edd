import { useMemo } from "react";
import { useSearchParams } from "react-router";
import type { Ageing } from "#domain/ageing.ts";
import { AgeNotice } from "#pages/age-notice.tsx";
import type { Failed } from "#pages/failed.ts";
import { HiddenNotice } from "#pages/hidden-notice.tsx";
import { UnknownNotice } from "#pages/unknown-notice.tsx";
import { IncompleteNotice } from "./incomplete-notice.tsx";
import styles from "./notices.module.css";
import { QualityNotices } from "./quality-notices.tsx";
import { unknownInCounting } from "./search-unknown.ts";
import type { ShownCounting } from "./use-counting.ts";

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
