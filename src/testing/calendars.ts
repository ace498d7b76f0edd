import { workCalendar } from "#domain/time/work-calendar.ts";
import { workWeek } from "#domain/time/work-week.ts";

/** Mo-Fr 06:00-22:00, Sa 06:00-14:00: 88 hours a week. */
export const standardWeek = workWeek([
  { days: [{ from: 1, to: 5 }], hours: [{ from: 360, to: 1320 }] },
  { days: [{ from: 6, to: 6 }], hours: [{ from: 360, to: 840 }] },
]);

export const standardMadrid = workCalendar("Europe/Madrid", standardWeek);
