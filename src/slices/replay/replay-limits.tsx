import { useWords } from "#ui/locale.tsx";
import styles from "./replay-bar.module.css";
import { words } from "./words.ts";

/** Limits of the replay's reconstruction, collapsed. */
export function ReplayLimits() {
  const t = useWords(words).limits;
  return (
    <details className={styles.limits}>
      <summary>{t.summary}</summary>
      <p>{t.intro}</p>
      <ul>
        {t.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{t.keys}</p>
    </details>
  );
}
