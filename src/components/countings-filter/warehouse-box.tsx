import { ChevronDown, Search } from "lucide-react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useMessages } from "#ui/locale.tsx";
import styles from "./warehouse-box.module.css";

/** The field that a warehouse is typed into, alike before and after its list can open. */
export function WarehouseBox({
  id,
  input,
  children,
}: {
  id: string;
  input: ComponentPropsWithRef<"input">;
  children?: ReactNode;
}) {
  const t = useMessages("first").listFilters;
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
