import type { Format } from "#format/format.ts";
import { isDate } from "./moment.ts";

/** What an address says of a time, in the viewer's words: `14 Mar 2025`, or with the time in the page's zone. */
export function momentText(moment: string, { locale, timeZone }: Format): string {
  const date = { day: "numeric", month: "short", year: "numeric" } as const;
  if (isDate(moment)) {
    return new Intl.DateTimeFormat(locale, { ...date, timeZone: "UTC" }).format(Date.parse(moment));
  }
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat(locale, { ...date, ...time, timeZone }).format(Date.parse(moment));
}
