import type { CountingModel } from "#hooks/use-counting.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./odd-lines.module.css";
import { oddities } from "./oddities.ts";

/** Contradictions in a counting's data, on tabs without the list of decisions; renders nothing without any. */
export function OddLines({ counting }: { counting: CountingModel }) {
  const { notices } = useMessages("counting").counting;
  const found = oddities(counting, notices, useFormat());
  if (found.length === 0) return null;
  return (
    <ul className={styles.odd} aria-label={notices.checks}>
      {found.map(({ name, note }) => (
        <li key={name}>
          {name} <small>{note}</small>
        </li>
      ))}
    </ul>
  );
}
