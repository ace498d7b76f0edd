import type { LineQuality } from "#domain/lines/quality.ts";
import { useCountingMessages, useFormat } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import styles from "./notices.module.css";

/**
 * What is odd in lines that could be read. It stands below the progress, nearly all of which the header tells: that is
 * there before any line has come, and would be pushed down.
 */
export function DataQualityNotice({ quality }: { quality: LineQuality }) {
  const t = useCountingMessages().counting.notices;
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
