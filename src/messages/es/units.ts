import type { Units } from "#messages/en/units.ts";
import { clock, onDay, withArticle } from "./moments.ts";

/** Short units of time, in the order value, unit, and how an end and its lateness are written. */
export const units: Units = {
  seconds: (value) => `${value} s`,
  minutes: (value) => `${value} min`,
  hours: (value) => `${value} h`,
  days: (value) => `${value} d`,
  underOneMinute: "<1 min",
  about: (duration) => `${roughly(duration)} ${duration}`,
  late: (duration) => `${duration} de retraso`,
  early: (duration) => `${duration} de adelanto`,
  upTo: (duration) => `hasta ${duration}`,
  fromTo: (from, to) => [from, `a ${to}`],
  earlyToLate: (early, late) => [`de ${early} de adelanto`, `a ${late} de retraso`],
  around: (day, time) => `${onDay(day)} hacia ${withArticle(time)}`,
  between: (day, from, to) => `${onDay(day)} entre ${clock(from)} y ${clock(to)}`,
};

/** Hours are feminine, days are not; one of them has no plural. */
function roughly(duration: string): string {
  if (/^1 /.test(duration)) return "cerca de";
  return /^\S+ h/.test(duration) ? "unas" : "unos";
}
