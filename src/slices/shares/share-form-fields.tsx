import { type ReactNode, useId } from "react";
import { useMessages } from "#ui/locale.tsx";
import styles from "./share-form.module.css";

/** A form field with label, hint and fault. */
export function Field({
  label,
  hint,
  fault,
  isRequired = false,
  children,
}: {
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
  /** The missing input in words; `null` without a fault. */
  fault: string | null;
  /** @param attributes connect the control with its label, hint and fault */
  children: (attributes: {
    readonly id: string;
    readonly "aria-describedby": string | undefined;
    readonly "aria-invalid": true | undefined;
    readonly required: boolean;
  }) => ReactNode;
}) {
  const t = useMessages("all").shares.form;
  const [id, hintId, faultId] = [useId(), useId(), useId()];
  const describedBy = [hint ? hintId : "", fault ? faultId : ""].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <span className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {/* Screen readers get this from the control itself. */}
        {isRequired && <small aria-hidden="true">{t.required}</small>}
      </span>
      {children({
        id,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": fault === null ? undefined : true,
        required: isRequired,
      })}
      {hint && <small id={hintId}>{hint}</small>}
      <Fault id={faultId} text={fault} />
    </div>
  );
}

/** The inputs that are missing before the form can be sent. */
export function Fault({ id, text }: { id?: string; text: string | null }) {
  if (text === null) return null;
  return (
    <small id={id} role="alert" className={styles.fault}>
      {text}
    </small>
  );
}

/** A radio button or a checkbox, with a hint. */
export function Choice({
  type,
  name,
  label,
  hint,
  checked,
  onChange,
}: {
  type: "radio" | "checkbox";
  name: string;
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const hintId = useId();
  return (
    <div className={styles.choice}>
      <label>
        <input
          type={type}
          name={name}
          checked={checked}
          aria-describedby={hint && hintId}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      {hint && <small id={hintId}>{hint}</small>}
    </div>
  );
}
