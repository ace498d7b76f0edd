import type { ReactNode } from "react";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import styles from "./notices.module.css";
import { unexplainedDisagreements } from "./unexplained-disagreements.ts";

/** Lines that could not be read. */
export function QualityNotices({ counting }: { counting: CountingModel }) {
  const t = useMessages("counting").counting.notices;
  const format = useFormat();
  const { aggregates } = counting;
  const { faults, disagreements } = counting.loaded;
  const sent = faults.length + (aggregates?.totals.lines ?? 0);
  const unexplained = unexplainedDisagreements(faults.length, disagreements);
  return (
    <>
      {faults.length > 0 && (
        <Notice
          tone="risk"
          lead={t.unreadable(format.number(faults.length), format.number(sent), sent)}
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
