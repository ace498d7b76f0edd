import { noAnswer } from "./numbers.ts";

/** Formats a day with its year, and a time, independent of today. A dash for an invalid one. */
export function writtenMoment(
  { locale, timeZone }: { locale: string; timeZone: string },
  hasSeconds = false,
): (instant: number) => string {
  const written = new Intl.DateTimeFormat(locale, {
    timeZone,
    hourCycle: "h23",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    ...(hasSeconds && { second: "2-digit" }),
  });
  return (instant) => (Number.isNaN(instant) ? noAnswer : written.format(instant));
}

/** Formats a time with its day, without the year: `Fri 27 Nov, 06:00`. */
export function momentOfDay({
  locale,
  timeZone,
}: {
  locale: string;
  timeZone: string;
}): (instant: number) => string {
  const written = new Intl.DateTimeFormat(locale, {
    timeZone,
    hourCycle: "h23",
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
  return (instant) => written.format(instant);
}

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
