import { useId } from "react";
import { type AbcLens, abcLenses } from "#domain/lines/abc-lens.ts";
import { useLenses } from "#pages/counting/filters/lenses.ts";
import { lensFields } from "#pages/counting/filters/names.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./filters-panel.module.css";

/** Selects the ABC classification of products that all figures by class use. */
export function LensChoice({
  lens,
  onChoose,
}: {
  lens: AbcLens;
  onChoose: (lens: AbcLens) => void;
}) {
  const t = useMessages("all");
  const id = useId();
  const lenses = useLenses(lens);
  return (
    <div className={styles.lens}>
      <label htmlFor={id}>{t.lineFilters.lens}</label>
      <select
        id={id}
        value={lens}
        onChange={({ target }) => {
          const chosen = abcLenses.find((one) => one === target.value);
          if (chosen) onChoose(chosen);
        }}
      >
        {lenses.map((one) => (
          <option key={one} value={one}>
            {t.lineFields[lensFields[one]]}
          </option>
        ))}
      </select>
    </div>
  );
}
