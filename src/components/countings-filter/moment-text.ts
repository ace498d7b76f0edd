import type { Format } from "#format/format.ts";
import { isDate } from "#search-params/moment.ts";

const date = { day: "numeric", month: "short", year: "numeric" } as const;

/** Calendar days, the same in every zone. */
function dateFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { ...date, timeZone: "UTC" });
}

/** A search parameter for a time, in the viewer's language: `14 Mar 2025`, or with the time in the page's zone. */
export function momentText(moment: string, { locale, timeZone }: Format): string {
  if (isDate(moment)) return dateFormat(locale).format(Date.parse(moment));
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat(locale, { ...date, ...time, timeZone }).format(Date.parse(moment));
}

/** Two dates in order, without repetition: `1 – 14 Mar 2025`; `null` for others. */
export function datesText(from: string, to: string, { locale }: Format): string | null {
  if (!isDate(from) || !isDate(to) || to < from) return null;
  return dateFormat(locale).formatRange(Date.parse(from), Date.parse(to));
}
