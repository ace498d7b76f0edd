import { useEffect, useId, useRef, useState } from "react";
import { useNavigationType } from "react-router";
import { useMessages } from "#ui/locale.tsx";
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
  const t = useMessages("counting").overview.accuracy;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isFault, setFault] = useState(false);
  const navigation = useNavigationType();
  useEffect(() => {
    const field = input.current;
    // Back replaces the typed text, but other changes of the address do not while the field has the focus.
    if (!field || (document.activeElement === field && navigation !== "POP")) return;
    field.value = percentOf(share);
    setFault(false);
  }, [share, navigation]);
  const apply = (field: HTMLInputElement) => {
    const typed = shareOfPercent(field.value);
    setFault(typed === null);
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
          defaultValue={percentOf(share)}
          aria-invalid={isFault}
          aria-describedby={isFault ? `${id}-said` : undefined}
          onBlur={({ target }) => {
            const typed = apply(target);
            if (typed !== null) target.value = percentOf(typed);
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
