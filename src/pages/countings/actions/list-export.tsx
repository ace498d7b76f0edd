import { downloadFile } from "#components/download-file.ts";
import { countingFacts } from "#domain/counting/facts.ts";
import { outlookOf } from "#domain/counting/outlook.ts";
import { shortConclusion } from "#format/conclusion.ts";
import type { ListRow } from "#pages/countings/table/table-model.ts";
import { type ListedCountings, useListRows } from "#pages/countings/table/use-list-rows.ts";
import { dateAt } from "#search-params/moment.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { countingsCsv } from "./countings-csv.ts";

export interface ExportedList {
  /** `null` before anything is loaded. */
  readonly listed: ListedCountings | null;
}

/** Says what the file will contain, and saves it. */
export function ListExport({ listed }: ExportedList) {
  const { listExport: t } = useMessages("all");
  return (
    <>
      <h2>{t.title}</h2>
      {listed ? <Download listed={listed} /> : <p>{t.notLoaded}</p>}
    </>
  );
}

function Download({ listed }: { listed: ListedCountings }) {
  const messages = useMessages("all");
  const { listExport: t, lineExport, progress } = messages;
  const format = useFormat();
  const { loaded, clock } = listed;
  const { active, others } = useListRows(listed);
  const rows = [...active, ...others];
  const isPartial = loaded.end !== "whole" || loaded.faults.length > 0;
  const conclusionOf = ({ counting, now, calendar }: ListRow) => {
    const facts = countingFacts(counting);
    const { conclusion } = outlookOf({ facts, lines: null, typicalGap: null }, now, calendar);
    const { end, text } = shortConclusion(conclusion, clock, messages, format);
    return [end ?? "", text].filter((part) => part !== "").join(", ");
  };
  const save = () => {
    const { active, finished } = progress;
    const text = countingsCsv(rows, { titles: t.columns, active, finished, conclusionOf });
    const name = t.file(dateAt(clock, format.timeZone), isPartial);
    downloadFile(new Blob([text], { type: "text/csv;charset=utf-8" }), name);
  };
  return (
    <>
      <p>{t.rows(format.number(rows.length), rows.length)}</p>
      {isPartial && <p>{t.partial(format.number(loaded.loaded), format.number(loaded.total))}</p>}
      <p className="muted">{lineExport.utc}</p>
      <Button variant="primary" onClick={save} disabled={rows.length === 0}>
        {t.download}
      </Button>
    </>
  );
}
