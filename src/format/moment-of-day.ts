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
