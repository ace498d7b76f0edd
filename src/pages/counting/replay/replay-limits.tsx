import { useMessages } from "#ui/locale.tsx";
import styles from "./replay-bar.module.css";

/** Limits of the replay's reconstruction, collapsed. */
export function ReplayLimits() {
  const t = useMessages("all").replay.limits;
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
