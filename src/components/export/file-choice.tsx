import { fileFormats, type SheetFormat, separatorNames } from "#spreadsheet/sheet.ts";
import { useMessages } from "#ui/locale.tsx";
import { Choice } from "./choice.tsx";
import styles from "./export.module.css";

/** The choice between CSV and Excel, and of the signs in a CSV file. */
export function FileChoice({
  format: { file, separators },
  onChange,
}: {
  format: SheetFormat;
  onChange: (change: Partial<Omit<SheetFormat, "timeZone">>) => void;
}) {
  const t = useMessages("all").fileExport;
  return (
    <>
      <Choice
        name={t.format}
        chosen={file}
        onChoose={(next) => onChange({ file: next })}
        options={fileFormats.map((one) => [one, t.formats[one]])}
      />
      {file === "csv" && (
        <>
          <Choice
            name={t.separators}
            chosen={separators}
            onChoose={(next) => onChange({ separators: next })}
            options={separatorNames.map((one) => [one, t.separatorNames[one]])}
          />
          <p className={styles.doubt}>{t.csvLoses}</p>
        </>
      )}
    </>
  );
}
