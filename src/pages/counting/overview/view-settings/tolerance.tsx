import { useId, useState } from "react";
import { noteKept } from "#hooks/typed-text.ts";
import { useTypedField } from "#hooks/use-typed-field.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { percentOf, shareOfPercent } from "./percent.ts";
import styles from "./view-settings.module.css";

/** The tolerance of one ABC class. Invalid text shows an error and changes nothing. */
export function ToleranceField({
  label,
  share,
  onTake,
}: {
  label: string;
  /** As in the address, 0 to 1. */
  share: number;
  onTake: (share: number) => void;
}) {
  const t = useMessages("overview").overview.accuracy;
  const { signs } = useFormat();
  const id = useId();
  const [isFault, setFault] = useState(false);
  const { input } = useTypedField(percentOf(share, signs), () => setFault(false));
  const apply = (field: HTMLInputElement) => {
    const typed = shareOfPercent(field.value, signs);
    setFault(typed === null);
    if (typed !== null) noteKept(field);
    if (typed !== null && typed !== share) onTake(typed);
    return typed;
  };
  return (
    <div>
      <label htmlFor={id}>
        {label}
        <input
          ref={input}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={percentOf(share, signs)}
          aria-invalid={isFault}
          aria-describedby={isFault ? `${id}-said` : undefined}
          onBlur={({ target }) => {
            const typed = apply(target);
            if (typed !== null) target.value = percentOf(typed, signs);
          }}
          onKeyDown={({ key, currentTarget }) => {
            if (key === "Enter") apply(currentTarget);
          }}
        />
      </label>
      <p id={`${id}-said`} aria-live="polite" className={styles.fault}>
        {isFault && t.badPercent}
      </p>
    </div>
  );
}
