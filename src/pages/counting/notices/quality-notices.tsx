import type { ReactNode } from "react";
import type { LoadedCounting } from "#lines/line-store.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import styles from "./notices.module.css";
import { unexplainedDisagreements } from "./unexplained-disagreements.ts";

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
