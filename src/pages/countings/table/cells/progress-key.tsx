import { useMessages } from "#ui/locale.tsx";
import styles from "./progress-key.module.css";

/** Legend of the pace bars. */
export function ProgressKey() {
  const t = useMessages("common").countings.key;
  return (
    <span className={styles.key} aria-hidden="true">
      {(["counted", "discrepancy", "pace"] as const).map((part) => (
        <span key={part}>
          <i data-part={part} />
          {t[part]}
        </span>
      ))}
    </span>
  );
}
