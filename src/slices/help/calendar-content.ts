import { type TableContent, tableContent } from "#components/export/exported-table.ts";
import type { Format } from "#format/format.ts";
import type { Words } from "./words.ts";
import { type CalendarDay, hoursText } from "./work-weeks.ts";

/** A warehouse and its days. */
export interface NamedCalendar {
  readonly name: string;
  readonly weeks: readonly (readonly CalendarDay[])[];
}

/** The calendars of all warehouses for a spreadsheet, a day in a row. */
export function calendarContent(
  calendars: readonly NamedCalendar[],
  t: Words["calendar"],
  format: Format,
): TableContent {
  const rows = calendars.flatMap(({ name, weeks }) => weeks.flat().map((day) => ({ name, day })));
  return tableContent<(typeof rows)[number]>(
    [
      { title: t.warehouse, value: ({ name }) => name },
      { title: t.date, value: ({ day }) => day.date },
      {
        title: `${t.hours} (${format.timeZone})`,
        value: ({ day }) =>
          day.spans.map((span) => hoursText(span, day, format).join("")).join(", ") || t.closed,
      },
      { title: t.changed, value: ({ day }) => day.isChanged },
    ],
    rows,
  );
}
