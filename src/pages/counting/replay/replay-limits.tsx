import { useCountingMessages } from "#ui/locale.tsx";
import styles from "./replay-bar.module.css";

/** What a replay cannot know, folded away. */
export function ReplayLimits() {
  const words = useCountingMessages().replay.limits;
  return (
    <details className={styles.limits}>
      <summary>{words.summary}</summary>
      <p>{words.intro}</p>
      <ul>
        {words.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{words.keys}</p>
    </details>
  );
}
