import { type TableContext, tableOf } from "#table/entries/columns.ts";
import type { HelpMessages } from "./messages.ts";
import { type CalendarDay, hoursText } from "./work-weeks.ts";

/** A warehouse and its days. */
export interface NamedCalendar {
  readonly name: string;
  readonly weeks: readonly (readonly CalendarDay[])[];
}

interface DayRow {
  readonly name: string;
  readonly day: CalendarDay;
}

/** The columns of the file of calendars, which has a day in a row. */
export const calendarFile = tableOf<
  DayRow,
  TableContext & { readonly t: HelpMessages["calendar"] }
>()((column) => ({
  warehouse: column.text(
    ({ t }) => t.warehouse,
    ({ name }) => name,
  ),
  date: column.text(
    ({ t }) => t.date,
    ({ day }) => day.date,
  ),
  hours: column.text(
    ({ t, format }) => `${t.hours} (${format.timeZone})`,
    ({ day }, { t, format }) =>
      day.spans.map((span) => hoursText(span, day, format).join("")).join(", ") || t.closed,
  ),
  changed: column.flag(
    ({ t }) => t.changed,
    ({ day }) => day.isChanged,
  ),
}));

/** The days of all warehouses. */
export function calendarDays(calendars: readonly NamedCalendar[]): readonly DayRow[] {
  return calendars.flatMap(({ name, weeks }) => weeks.flat().map((day) => ({ name, day })));
}
