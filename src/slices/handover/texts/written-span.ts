import { momentOfDay } from "#format/moment-of-day.ts";
import { writtenMoment } from "#format/written-moment.ts";

/**
 * Formats a span with its date: `Friday, 27 November 2026, 06:00 to 15:06`; with both days where they differ.
 * @param t its words
 */
export function writtenSpan(
  { locale, timeZone, time }: { locale: string; timeZone: string; time: (at: number) => string },
  t: {
    readonly spanOfDay: (day: string, from: string, to: string) => string;
    readonly spanOfDays: (from: string, to: string) => string;
  },
): (from: number, to: number) => string {
  const date = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: "full" });
  const short = momentOfDay({ locale, timeZone });
  const written = new Intl.DateTimeFormat(locale, { timeZone, year: "numeric" });
  return (from, to) =>
    date.format(from) === date.format(to)
      ? t.spanOfDay(date.format(from), time(from), time(to))
      : t.spanOfDays(
          written.format(from) === written.format(to)
            ? short(from)
            : writtenMoment({ locale, timeZone })(from),
          `${date.format(to)}, ${time(to)}`,
        );
}
