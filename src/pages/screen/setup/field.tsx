import { useId, useState } from "react";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { DraftFaults } from "./draft.ts";
import styles from "./page.module.css";

type Fault = DraftFaults[keyof DraftFaults];

/** A field with its label above and its fault below. */
export function Field({
  label,
  value,
  fault,
  isNumber = false,
  listId,
  onChange,
}: {
  label: string;
  value: string;
  fault: Fault;
  isNumber?: boolean;
  /** Id of the `datalist` with suggestions. */
  listId?: string;
  onChange: (value: string) => void;
}) {
  const [id, faultId] = [useId(), useId()];
  // Faults show only after a field has been visited.
  const [isSeen, setIsSeen] = useState(value !== "");
  const reported = isSeen || fault?.kind !== "missing" ? fault : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        list={listId}
        inputMode={isNumber ? "decimal" : "text"}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        aria-required
        aria-invalid={reported !== undefined || undefined}
        aria-describedby={reported ? faultId : undefined}
        onChange={({ target }) => {
          setIsSeen(true);
          onChange(target.value);
        }}
        onBlur={() => setIsSeen(true)}
      />
      {reported && (
        <p id={faultId} className={styles.fault}>
          <FaultText fault={reported} />
        </p>
      )}
    </div>
  );
}

function FaultText({ fault }: { fault: NonNullable<Fault> }) {
  const t = useMessages("all").screen.setup;
  const format = useFormat();
  switch (fault.kind) {
    case "missing":
      return t.needed;
    case "number":
      return t.notANumber(format.number(fault.min), format.number(fault.max));
    case "too-far":
      return t.tooFar(
        format.number(fault.distance),
        format.number(fault.diagonal),
        format.number(fault.largest),
      );
  }
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
