const day = 86_400_000;

/** Days from 1970 to the first day of a year of the Gregorian calendar. */
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

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

const daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** The number in the digits from `from` to `to` (excluded); NaN if one is not a digit. */
function digits(bytes: Uint8Array, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at += 1) {
    const digit = (bytes[at] ?? 0) - 0x30;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

function lastDay(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  return isLeap(year) ? 29 : 28;
}

/**
 * Milliseconds since 1970 of an instant in the common form `2026-01-05T06:00:00.000Z`; NaN for any other form,
 * which may still be a valid instant.
 * @param from start of its 24 bytes
 */
export function utcInstant(bytes: Uint8Array, from: number): number {
  if (bytes[from + 4] !== 0x2d || bytes[from + 7] !== 0x2d) return Number.NaN;
  if (bytes[from + 10] !== 0x54 || bytes[from + 13] !== 0x3a || bytes[from + 16] !== 0x3a)
    return Number.NaN;
  if (bytes[from + 19] !== 0x2e || bytes[from + 23] !== 0x5a) return Number.NaN;
  const year = digits(bytes, from, from + 4);
  const month = digits(bytes, from + 5, from + 7);
  const date = digits(bytes, from + 8, from + 10);
  const hours = digits(bytes, from + 11, from + 13);
  const minutes = digits(bytes, from + 14, from + 16);
  const seconds = digits(bytes, from + 17, from + 19);
  if (!(year >= 1970 && month >= 1 && month <= 12 && date >= 1 && date <= lastDay(year, month)))
    return Number.NaN;
  if (!(hours <= 23 && minutes <= 59 && seconds <= 59)) return Number.NaN;
  const leapDay = isLeap(year) && month > 2 ? 1 : 0;
  const days = daysBefore(year) + (daysBeforeMonth[month - 1] ?? 0) + leapDay;
  const time =
    hours * 3_600_000 + minutes * 60_000 + seconds * 1000 + digits(bytes, from + 20, from + 23);
  return (days + date - 1) * day + time;
}
