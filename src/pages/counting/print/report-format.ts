import type { Format } from "#format/format.ts";

/** The same format for paper, where "today" would be whatever day it is read: days are told by their date. */
export function reportFormat(format: Format): Format {
  const { locale, timeZone } = format;
  const written = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { timeZone, hourCycle: "h23", ...options });
    return (instant: number) => formatter.format(instant);
  };
  const day = written({ day: "numeric", month: "short" });
  const moment = (instant: number) => `${day(instant)} ${format.time(instant)}`;
  return { ...format, day, moment, shortMoment: moment };
}

/** A day with its year, and a time; a dash for what is none. */
export function reportMoment({ locale, timeZone }: Format): (instant: number) => string {
  const written = new Intl.DateTimeFormat(locale, {
    timeZone,
    hourCycle: "h23",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
  return (instant) => (Number.isNaN(instant) ? "–" : written.format(instant));
}
