import { dateAt, startOfDay } from "#search-params/moment.ts";

/** Whether a text names a month, such as `2026-11`. */
export function isMonth(text: string): boolean {
  return /^[12]\d{3}-(?:0[1-9]|1[0-2])$/.test(text);
}

/** The month of an instant in a zone. */
export function monthAt(time: number, zone: string): string {
  return dateAt(time, zone).slice(0, "2026-11".length);
}

/** The month a number of months later; the number may be negative. */
export function addMonths(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/** Some months up to one, earliest first. */
export function monthsUpTo(month: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => addMonths(month, index + 1 - count));
}

/** When a month begins in a zone, in milliseconds since 1970. */
export function startOfMonth(month: string, zone: string): number {
  return startOfDay(`${month}-01`, zone);
}

/** The name of a month, such as `November 2026`, `November` or `Nov`. */
export function monthText(month: string, locale: string, length: "full" | "long" | "short") {
  const options: Intl.DateTimeFormatOptions = {
    month: length === "short" ? "short" : "long",
    ...(length === "full" && { year: "numeric" }),
    timeZone: "UTC",
  };
  return new Intl.DateTimeFormat(locale, options).format(Date.parse(`${month}-01`));
}
