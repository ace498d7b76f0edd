import Download from "lucide-react/icons/download";
import { TableExport } from "#components/export/table-export.tsx";
import { useWorkCalendar } from "#hooks/use-work-calendar.ts";
import { type ListedCountings, listRows } from "#pages/countings/table/use-list-rows.ts";
import { dateAt } from "#search-params/moment.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";

export interface ExportedList {
  /** `null` before anything is loaded. */
  readonly listed: ListedCountings | null;
  /** Countings that match. */
  readonly count: number;
}

/** Opens the export of the list, filtered and sorted as on the page. */
export function ListExport({ listed, count }: ExportedList) {
  const { countings: t, countingTable, exportButton } = useMessages("common");
  const format = useFormat();
  const calendarOf = useWorkCalendar();
  if (!listed) {
    return (
      <Button disabled>
        <Download aria-hidden="true" />
        <span>{exportButton.open}</span>
      </Button>
    );
  }
  const { loaded, clock } = listed;
  const isPartial = loaded.end !== "whole" || loaded.faults.length > 0;
  return (
    <TableExport
      title={countingTable.all}
      fileName={t.file(dateAt(clock, format.timeZone), isPartial)}
      count={count}
      warning={({ listExport }) =>
        isPartial
          ? listExport.partial(format.number(loaded.loaded), format.number(loaded.total))
          : null
      }
      read={async (messages) => {
        const { countingsContent } = await import("./countings-content.ts");
        const collator = new Intl.Collator(format.locale, { numeric: true });
        const { active, others } = listRows(listed, { calendarOf, collator });
        return countingsContent([...active, ...others], { messages, format, clock });
      }}
    />
  );
}
