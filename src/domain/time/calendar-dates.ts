/**
 * Formats instants as calendar dates of a zone, such as `2026-03-29`.
 * @param timeZone an IANA name
 * @returns a function of milliseconds since 1970; it throws a `RangeError` for an instant that is no date
 */
export function calendarDates(timeZone: string): (instant: number) => string {
  // Browsers disagree on how other locales write a date in digits, Canada's for one.
  const written = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return (instant) => {
    const [month, day, year] = written.format(instant).split("/");
    return `${year}-${month}-${day}`;
  };
}
