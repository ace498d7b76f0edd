import type { Format } from "#format/format.ts";

/** The format for paper, which names days by date: "today" would be wrong later. */
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
