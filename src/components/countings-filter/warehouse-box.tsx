import ChevronDown from "lucide-react/icons/chevron-down";
import Search from "lucide-react/icons/search";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useMessages } from "#ui/locale.tsx";
import styles from "./warehouse-box.module.css";

/** The input for a warehouse, the same before and after its list has loaded. */
export function WarehouseBox({
  id,
  input,
  children,
}: {
  id: string;
  input: ComponentPropsWithRef<"input">;
  children?: ReactNode;
}) {
  const t = useMessages("common").listFilters;
  return (
    <div className={styles.box}>
      <Search aria-hidden="true" />
      <label className="visually-hidden" id={`${id}-label`} htmlFor={id}>
        {t.warehouse}
      </label>
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        placeholder={t.allWarehouses}
        {...input}
        id={id}
      />
      <ChevronDown aria-hidden="true" />
      {children}
    </div>
  );
}
