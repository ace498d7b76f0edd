const day = 86_400_000;

/** Days from 1970 to the year's first day, of the Gregorian calendar. */
function daysBefore(year: number): number {
  const past = year - 1;
  return (
    365 * (year - 1970) +
    Math.floor(past / 4) -
    Math.floor(past / 100) +
    Math.floor(past / 400) -
    477
  );
}

const daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** The digits from `from` to `to` (excluded); NaN where one is none. */
function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - 0x30;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

/**
 * Milliseconds since 1970 of an instant written as `2026-01-05T06:00:00.000Z`, as almost all are; NaN for one
 * that is written otherwise or needs a closer look, which is not to say that it is none.
 */
export function utcInstant(text: string): number {
  if (text.length !== 24 || text[10] !== "T" || text[23] !== "Z" || text[19] !== ".")
    return Number.NaN;
  if (text[4] !== "-" || text[7] !== "-" || text[13] !== ":" || text[16] !== ":") return Number.NaN;
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 7);
  const date = digits(text, 8, 10);
  const hours = digits(text, 11, 13);
  const minutes = digits(text, 14, 16);
  const seconds = digits(text, 17, 19);
  // Every month has 28 days; which have more is for the closer look.
  if (!(year >= 1970 && month >= 1 && month <= 12 && date >= 1 && date <= 28)) return Number.NaN;
  if (!(hours <= 23 && minutes <= 59 && seconds <= 59)) return Number.NaN;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = daysBefore(year) + (daysBeforeMonth[month - 1] ?? 0) + (isLeap && month > 2 ? 1 : 0);
  const time = hours * 3_600_000 + minutes * 60_000 + seconds * 1000 + digits(text, 20, 23);
  return (days + date - 1) * day + time;
}
