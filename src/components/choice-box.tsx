import ChevronDown from "lucide-react/icons/chevron-down";
import Search from "lucide-react/icons/search";
import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./choice-box.module.css";

/** The input of a choice among many, the same before and after its list has loaded. */
export function ChoiceBox({
  id,
  label,
  isWide = false,
  input,
  children,
}: {
  id: string;
  label: string;
  /** Whether it takes the width around it. */
  isWide?: boolean;
  input: ComponentPropsWithRef<"input">;
  children?: ReactNode;
}) {
  return (
    <div className={styles.box} data-wide={isWide || undefined}>
      <Search aria-hidden="true" />
      <label className="visually-hidden" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <input type="text" autoComplete="off" spellCheck={false} {...input} id={id} />
      <ChevronDown aria-hidden="true" />
      {children}
    </div>
  );
}
