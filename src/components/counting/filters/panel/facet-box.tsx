import { useFormat } from "#ui/locale.tsx";
import styles from "./filters-panel.module.css";

/** A facet value with a checkbox and the number of lines it would leave. */
export function FacetBox({
  name,
  title,
  hint,
  lines,
  isChosen,
  onChoose,
}: {
  /** Facet and value, as in the address. */
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
