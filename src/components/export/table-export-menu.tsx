import { type FormEvent, type MouseEvent, useState } from "react";
import { useLocation } from "react-router";
import { inFileName } from "#components/file-name.ts";
import { idOf } from "#routes.ts";
import { fullAddress } from "#transport/base-path.ts";
import buttonStyles from "#ui/button.module.css";
import { Button } from "#ui/button.tsx";
import { useCopy } from "#ui/copy/use-copy.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Choice } from "./choice.tsx";
import styles from "./export.module.css";
import { ExportStatus } from "./export-status.tsx";
import type { ExportedTable } from "./exported-table.ts";
import { FileChoice } from "./file-choice.tsx";
import { FirstRows } from "./first-rows.tsx";
import { useExport } from "./use-export.ts";
import { useSheetFormat } from "./use-sheet-format.ts";
import { copiedTable, tableFile } from "./write-table.ts";

/** Options of an export: which table, file format, rows, download and copy. */
export function TableExportMenu({
  tables,
}: {
  tables: readonly [ExportedTable, ...ExportedTable[]];
}) {
  const [chosen, setChosen] = useState(0);
  const table = tables[chosen] ?? tables[0];
  const { title, count } = table;
  const messages = useMessages("all");
  const { fileExport: t, copy: copyWords } = messages;
  const { pathname } = useLocation();
  const fileName = table.fileName ?? exportName(idOf(pathname), title);
  const format = useFormat();
  const [sheetFormat, setSheetFormat] = useSheetFormat();
  const [scope, setScope] = useState<"all" | "first">("all");
  const [first, setFirst] = useState("10");
  const warning = table.warning?.(messages) ?? null;
  const { state, start, cancel, fail } = useExport();
  const { isCopied, copy } = useCopy();
  const isRunning = state.kind === "running";
  const options = { messages, first: scope === "first" ? Number(first) : undefined };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return;
    start(
      (watch) => tableFile(table, { ...options, format: sheetFormat, ...watch }),
      `${fileName}.${sheetFormat.file}`,
    );
  };
  const copyRows = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (!currentTarget.form?.reportValidity()) return;
    copy(copiedTable(table, { ...options, format })).catch(fail);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {tables.length > 1 && (
        <label className={styles.table}>
          <span>{t.table}</span>
          <select value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
            {tables.map((one, index) => (
              <option key={one.title} value={index}>
                {one.title}
              </option>
            ))}
          </select>
        </label>
      )}
      <FileChoice format={sheetFormat} onChange={setSheetFormat} />
      <Choice
        name={t.rows}
        chosen={scope}
        onChoose={setScope}
        options={[
          ["all", t.all(count === null ? null : format.number(count))],
          ["first", t.first(first || "…")],
        ]}
      >
        {scope === "first" && <FirstRows value={first} onChange={setFirst} />}
      </Choice>
      {warning && <p className={styles.doubt}>{warning}</p>}
      <p>{t.zone(format.timeZone)}</p>
      {table.parquet !== undefined && <p>{t.parquetHas}</p>}
      <div className={styles.foot}>
        <Button type="submit" variant="primary" aria-disabled={isRunning}>
          {t.download}
        </Button>
        <Button onClick={copyRows}>{t.copy}</Button>
        {table.parquet !== undefined && (
          <a className={buttonStyles.button} href={fullAddress(table.parquet)} download>
            {t.parquet}
          </a>
        )}
        <ExportStatus state={state} counts={t} onCancel={cancel} />
        <span role="status">
          {isCopied !== null && (isCopied ? copyWords.copied : t.notCopied)}
        </span>
      </div>
    </form>
  );
}

/** @param id of the page, empty where it has none */
function exportName(id: string, title: string): string {
  const name = inFileName(title.toLocaleLowerCase()).replaceAll("_", "-");
  return id === "" ? `countboard-${name}` : `countboard-${name}-${inFileName(id)}`;
}
