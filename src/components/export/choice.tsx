import { type ReactNode, useId } from "react";
import styles from "./export.module.css";

/** Radio buttons for a few options, all visible. */
export function Choice<Value extends string>({
  name,
  chosen,
  options,
  onChoose,
  children,
}: {
  name: string;
  chosen: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onChoose: (value: Value) => void;
  /** Further controls of an option, below them. */
  children?: ReactNode;
}) {
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{name}</legend>
      {options.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={group}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
      {children}
    </fieldset>
  );
}
