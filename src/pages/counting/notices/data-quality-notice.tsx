import type { LineQuality } from "#domain/lines/quality.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import styles from "./notices.module.css";

/**
 * Unusual data in readable lines. It is below the progress, which the header has before any line has loaded and which
 * must not move.
 */
export function DataQualityNotice({ quality }: { quality: LineQuality }) {
  const t = useMessages("counting").counting.notices;
  const format = useFormat();
  const kinds = [
    "finishedWithoutCount",
    "differenceBeforeCount",
    "oddFinish",
    "repeated",
    "ofAnotherCounting",
  ] as const;
  const oddities = kinds
    .filter((kind) => quality[kind] > 0)
    .map((kind) => t[kind](format.number(quality[kind]), quality[kind]));
  if (oddities.length === 0) return null;
  return (
    <div className={styles.odd}>
      <Notice tone="info" lead={t.oddities}>
        {oddities.join("; ")}.
      </Notice>
    </div>
  );
}
