import { useFormat } from "#ui/locale.tsx";
import styles from "./filters-panel.module.css";

/** A value to tick, and how many lines it would leave. */
export function ChoiceBox({
  name,
  title,
  hint,
  lines,
  isChosen,
  onChoose,
}: {
  /** The facet and the value, as the address has them. */
  name: string;
  title: string;
  hint?: string;
  /** `null` while they are being counted. */
  lines: number | null;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}) {
  const format = useFormat();
  return (
    <label className={styles.choice} data-choice={name} data-none={lines === 0 || undefined}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <span title={title}>
        {title}
        {hint && <small>{hint}</small>}
      </span>{" "}
      <em>{lines !== null && format.number(lines)}</em>
    </label>
  );
}
