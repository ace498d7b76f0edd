import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { storeOf, type ViewedOrder } from "#api/counting/counting-queries.ts";
import type { CountingSearch } from "#components/counting/search/search.ts";
import { Choice } from "#components/export/choice.tsx";
import styles from "#components/export/export.module.css";
import { exportNames } from "#components/export/export-names.ts";
import { ExportStatus } from "#components/export/export-status.tsx";
import { FileChoice } from "#components/export/file-choice.tsx";
import { FirstRows } from "#components/export/first-rows.tsx";
import { useExport } from "#components/export/use-export.ts";
import { useSheetFormat } from "#components/export/use-sheet-format.ts";
import { inFileName } from "#components/file-name.ts";
import { useEarlierOutcomes } from "#hooks/use-earlier-outcomes.ts";
import type { ExportOptions } from "#lines/line-export.ts";
import { everyLine } from "#lines/line-query.ts";
import { defaultFields } from "#lines/line-row.ts";
import type { LoadedCounting } from "#lines/line-store.ts";
import { offeredFields } from "#pages/counting/lines/offered-fields.ts";
import { useShownFields } from "#pages/counting/lines/shown-fields.ts";
import { dateAt } from "#search-params/moment.ts";
import type { ExportWatch } from "#spreadsheet/row-blocks.ts";
import type { SheetFile } from "#spreadsheet/sheet.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";

export interface ExportedLines {
  readonly loaded: LoadedCounting;
  readonly search: CountingSearch;
  /** The lines on the page; `null` where it shows none. */
  readonly order: ViewedOrder | null;
  /** Number of lines that match; `null` while it is being calculated. */
  readonly matching: number | null;
  /** Number of all lines. */
  readonly total: number | null;
}

/** Options of an export, and its progress. */
export function LinesExportMenu({ loaded, search, order, matching, total }: ExportedLines) {
  const messages = useMessages("all");
  const { fileExport, lineExport: t } = messages;
  const format = useFormat();
  const client = useQueryClient();
  const [sheetFormat, setSheetFormat] = useSheetFormat();
  const [scope, setScope] = useState<"view" | "all" | "first">("view");
  const [first, setFirst] = useState("10");
  const [columns, setColumns] = useState<"shown" | "all">("shown");
  const { id } = loaded.counting;
  const { state, start, cancel } = useExport();
  const offered = offeredFields(useEarlierOutcomes(id) !== null);
  // The default ones first: the columns of a file do not depend on those on the page.
  const allFields = [...new Set([...defaultFields, ...offered])];
  const isRunning = state.kind === "running";
  const { fields: visible } = useShownFields(search, order);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return;
    const titles = { ...messages.lineFields, index: t.index };
    const fields = columns === "shown" ? visible : allFields;
    const options: ExportOptions = {
      format: sheetFormat,
      filter: scope === "all" ? everyLine : search.filter,
      sorts: search.sort,
      first: scope === "first" ? Number(first) : undefined,
      lineOptions: search.lineOptions,
      columns: fields.map((field) => ({ field, title: titles[field] })),
      ...exportNames(messages),
      sheetName: t.sheet,
    };
    const { asOf } = search.lineOptions;
    const date =
      asOf === undefined
        ? dateAt(loaded.freshness.fetchedAt, format.timeZone)
        : t.asOf(new Date(asOf).toISOString().slice(0, 19).replaceAll(":", ""));
    const isPartial = !loaded.isWhole || loaded.faults.length > 0;
    start(
      (watch) => exportLines(client, { id, options, ...watch }),
      t.file(inFileName(id), date, isPartial, sheetFormat.file),
    );
  };
  const count = (lines: number | null) => (lines === null ? null : format.number(lines));
  return (
    <form className={styles.form} onSubmit={submit}>
      <FileChoice format={sheetFormat} onChange={setSheetFormat} />
      <Choice
        name={t.lines}
        chosen={scope}
        onChoose={setScope}
        options={[
          ["view", t.view(count(matching))],
          ["all", t.all(count(total))],
          ["first", fileExport.first(first || "…")],
        ]}
      >
        {scope === "first" && <FirstRows value={first} onChange={setFirst} />}
      </Choice>
      <Choice
        name={t.columns}
        chosen={columns}
        onChoose={setColumns}
        options={[
          ["shown", t.shownColumns(format.number(visible.length))],
          ["all", t.allColumns(format.number(allFields.length))],
        ]}
      />
      <MissingLinesWarning loaded={loaded} />
      <p>{fileExport.zone(format.timeZone)}</p>
      <div className={styles.foot}>
        <Button type="submit" variant="primary" aria-disabled={isRunning}>
          {fileExport.download}
        </Button>
        <ExportStatus state={state} counts={t} onCancel={cancel} />
      </div>
    </form>
  );
}

/** Warns about lines that will be missing from the file. */
function MissingLinesWarning({ loaded }: { loaded: LoadedCounting }) {
  const t = useMessages("all").lineExport;
  const format = useFormat();
  const { isWhole, read, counting, faults } = loaded;
  return (
    <>
      {!isWhole && (
        <p className={styles.doubt}>
          {t.incomplete(format.number(read), format.number(counting.totalProducts))}
        </p>
      )}
      {faults.length > 0 && (
        <p className={styles.doubt}>{t.unread(format.number(faults.length), faults.length)}</p>
      )}
    </>
  );
}

/**
 * Exports the lines of a counting as they are now; a refresh meanwhile does not affect the file.
 * @throws FailureError when the line store has ended, or the signal's abort reason
 */
function exportLines(
  client: QueryClient,
  { id, options, signal, onProgress }: ExportWatch & { id: string; options: ExportOptions },
): Promise<SheetFile> {
  return storeOf(id, client).export(options, signal, onProgress);
}
