import { noAnswer } from "./numbers.ts";

/** A day with its year, and a time, for what is read on whatever day. A dash for what is none. */
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
