import { contentOf } from "#components/export/exported-columns.ts";
import { TableExportMenu } from "#components/export/table-export-menu.tsx";
import { useWorkCalendar } from "#hooks/use-work-calendar.ts";
import { useListContext } from "#pages/countings/table/columns/use-list-context.ts";
import { type ListedCountings, listRows } from "#pages/countings/table/rows/use-list-rows.ts";
import { dateAt } from "#search-params/moment.ts";
import { useMessages } from "#ui/locale.tsx";
import { listFile } from "./list-file.ts";

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
  const context = useListContext();
  const { format } = context;
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
          read: (t) => {
            const collator = new Intl.Collator(format.locale, { numeric: true });
            const { active, others } = listRows(listed, { calendarOf, collator, context });
            return contentOf(listFile, [...active, ...others], { ...context, t, today: clock });
          },
        },
      ]}
    />
  );
}
