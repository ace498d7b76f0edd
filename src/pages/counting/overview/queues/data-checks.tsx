import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { CheckLine } from "#pages/counting/notices/check-line.tsx";
import type { FoundCheck, Oddity } from "#pages/counting/notices/oddities.ts";
import { useFormat } from "#ui/locale.tsx";
import styles from "./queues-panel.module.css";

/** What does not fit together in the data, behind one line. */
export function DataChecks({
  name,
  odd,
  checks,
  children,
}: {
  /** Says how many there are. */
  name: string;
  odd: readonly Oddity[];
  checks: readonly FoundCheck[];
  /** Decisions beyond the visible ones. */
  children: ReactNode;
}) {
  const format = useFormat();
  return (
    <details>
      <summary>
        {name}
        <ChevronRight aria-hidden="true" />
      </summary>
      <ul className={styles.checks}>
        {children}
        {odd.map(({ name: what, note, lines }) => (
          <li key={what} data-queue="odd">
            <span>
              {what} <small>{note}</small>
            </span>
            <b>{lines === null ? null : format.number(lines)}</b>
          </li>
        ))}
        {checks.map((found) => (
          <li key={found.check}>
            <CheckLine found={found}>
              <ChevronRight className={styles.opens} aria-hidden="true" />
            </CheckLine>
          </li>
        ))}
      </ul>
    </details>
  );
}
