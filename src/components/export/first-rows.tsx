import { useMessages } from "#ui/locale.tsx";
import styles from "./export.module.css";

/** How many of the first rows a file has. */
export function FirstRows({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) {
  const t = useMessages("all").fileExport;
  return (
    <label className={styles.first}>
      {t.howMany}
      <input
        type="number"
        inputMode="numeric"
        min={1}
        step={1}
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
