import { useId } from "react";
import { screenMessages } from "#slices/screens/messages.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { NumberFault } from "./draft.ts";
import styles from "./page.module.css";

/** A number that every field takes. It shows the region's decimal sign. */
const example = 12.5;

/** A number with its label above and its fault below. */
export function NumberField({
  label,
  value,
  fault,
  onChange,
}: {
  label: string;
  value: string;
  fault: NumberFault | undefined;
  onChange: (value: string) => void;
}) {
  const t = useMessages(screenMessages).setup;
  const format = useFormat();
  const faultText =
    fault?.kind === "number"
      ? t.notANumber(format.number(fault.min), format.number(fault.max), format.number(example))
      : fault &&
        t.tooFar(
          format.number(fault.distance),
          format.number(fault.diagonal),
          format.number(fault.largest),
        );
  return (
    <TextField
      label={label}
      value={value}
      inputMode="decimal"
      fault={faultText ?? null}
      onChange={onChange}
    />
  );
}

/** A text with its label above, and a hint or its fault below. */
export function TextField({
  label,
  value,
  fault,
  hint,
  inputMode = "text",
  isCode = false,
  onChange,
}: {
  label: string;
  value: string;
  /** What has to be entered; `null` without a fault. */
  fault: string | null;
  hint?: string;
  inputMode?: "text" | "decimal";
  /** Whether it is in capitals, as on a screen. */
  isCode?: boolean;
  onChange: (value: string) => void;
}) {
  const [id, noteId] = [useId(), useId()];
  const note = fault ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        className={isCode ? `${styles.code} code` : undefined}
        inputMode={inputMode}
        autoCapitalize={isCode ? "characters" : "none"}
        autoComplete="off"
        spellCheck={false}
        aria-required
        aria-invalid={fault === null ? undefined : true}
        aria-describedby={note ? noteId : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {note && (
        <p id={noteId} className={fault === null ? styles.text : styles.fault}>
          {note}
        </p>
      )}
    </div>
  );
}

/** A radio group. */
export function Choice({
  name,
  label,
  isChosen,
  onChoose,
}: {
  name: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      {label}
    </label>
  );
}

/** A labelled select. */
export function Select({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
