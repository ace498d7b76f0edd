import { useId } from "react";
import styles from "./segmented-choice.module.css";

/** A choice of one among a few, all visible. Arrow keys move between them. */
export function SegmentedChoice<Value extends string>({
  label,
  values,
  chosen,
  titleOf,
  size,
  onChoose,
}: {
  /** For screen readers. */
  label: string;
  values: readonly Value[];
  chosen: Value;
  titleOf: (value: Value) => string;
  size?: "small" | undefined;
  onChoose: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.choice} data-size={size} data-many={values.length > 3 || undefined}>
      <legend className="visually-hidden">{label}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{titleOf(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}
