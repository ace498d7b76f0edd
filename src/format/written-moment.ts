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
