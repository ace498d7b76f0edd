import { TableExportMenu } from "#components/export/table-export-menu.tsx";
import { useWorkCalendar } from "#hooks/use-work-calendar.ts";
import { type ListedCountings, listRows } from "#pages/countings/table/rows/use-list-rows.ts";
import { dateAt } from "#search-params/moment.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { countingsContent } from "./countings-content.ts";

/** Options of an export of the list, filtered and sorted as on the page. */
export function ListExportMenu({
  listed,
  count,
}: {
  listed: ListedCountings;
  /** Countings that match. */
  count: number;
}) {
  const { countings, listExport: t } = useMessages("all");
  const format = useFormat();
  const calendarOf = useWorkCalendar();
  const { loaded, clock } = listed;
  const isPartial = loaded.end !== "whole" || loaded.faults.length > 0;
  return (
    <TableExportMenu
      tables={[
        {
          title: countings.title,
          fileName: t.file(dateAt(clock, format.timeZone), isPartial),
          count,
          warning: () =>
            isPartial ? t.partial(format.number(loaded.loaded), format.number(loaded.total)) : null,
          read: (messages) => {
            const collator = new Intl.Collator(format.locale, { numeric: true });
            const { active, others } = listRows(listed, { calendarOf, collator });
            return countingsContent([...active, ...others], { messages, format, clock });
          },
        },
      ]}
    />
  );
}
