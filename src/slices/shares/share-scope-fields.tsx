import { useId } from "react";
import { CountingCombobox } from "#components/counting-choice/counting-combobox.tsx";
import { useKnownCountings } from "#components/counting-choice/use-known-countings.ts";
import { WarehouseField } from "#components/countings-filter/warehouse-field.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./share-form.module.css";
import type { FormFault, ShareForm } from "./share-form.ts";
import { Choice, Fault } from "./share-form-fields.tsx";

const scopes = ["counting", "warehouse", "all"] as const;

/** The scope of a link or screen. */
export function ScopeFields({
  form,
  fault,
  onChange,
}: {
  form: ShareForm;
  fault: FormFault | null;
  onChange: (change: Partial<ShareForm>) => void;
}) {
  const t = useMessages("all").shares.form;
  const [group, countingFault] = [useId(), useId()];
  const isOfWarehouse = form.scope === "warehouse";
  // The API has no list of warehouses: those of the countings are the known ones.
  useKnownCountings(isOfWarehouse);
  return (
    <fieldset className={styles.group}>
      <legend>{t.scope}</legend>
      {scopes.map((scope) => (
        <div key={scope}>
          <Choice
            type="radio"
            name={group}
            label={t[scope]}
            checked={form.scope === scope}
            onChange={() => onChange({ scope })}
          />
          {scope === "counting" && form.scope === scope && (
            <div className={styles.of}>
              <CountingCombobox
                value={form.counting}
                isInvalid={fault === "counting"}
                describedBy={countingFault}
                onChoose={(counting) => onChange({ counting })}
              />
              <Fault id={countingFault} text={fault === "counting" ? t.countingMissing : null} />
            </div>
          )}
          {scope === "warehouse" && isOfWarehouse && (
            <div className={styles.of}>
              <WarehouseField
                value={form.warehouse}
                isPainted
                onChoose={(warehouse) => onChange({ warehouse })}
              />
              <Fault text={fault === "warehouse" ? t.warehouseMissing : null} />
            </div>
          )}
        </div>
      ))}
    </fieldset>
  );
}
