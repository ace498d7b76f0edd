import type { CountingModel } from "#hooks/use-counting.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { CheckLine } from "./check-line.tsx";
import styles from "./odd-lines.module.css";
import { foundChecks, oddities } from "./oddities.ts";

/** Contradictions in a counting's data, on tabs without the list of decisions; renders nothing without any. */
export function OddLines({ counting }: { counting: Pick<CountingModel, "facts" | "loaded"> }) {
  const t = useMessages("overview").dataChecks;
  const found = oddities(counting, t, useFormat());
  const checks = foundChecks(counting.loaded);
  if (found.length + checks.length === 0) return null;
  return (
    <ul className={styles.odd} aria-label={t.title}>
      {found.map(({ name, note }) => (
        <li key={name}>
          {name} <small>{note}</small>
        </li>
      ))}
      {checks.map((one) => (
        <li key={one.check}>
          <CheckLine found={one} />
        </li>
      ))}
    </ul>
  );
}
