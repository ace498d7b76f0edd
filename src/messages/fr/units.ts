import type { Units } from "#messages/en/units.ts";
import { onDay } from "./moments.ts";

/** Short units of time, in the order value, unit, and how an end and its lateness are written. */
export const units: Units = {
  seconds: (value) => `${value} s`,
  minutes: (value) => `${value} min`,
  hours: (value) => `${value} h`,
  days: (value) => `${value} j`,
  underOneMinute: "<1 min",
  about: (duration) => `environ ${duration}`,
  late: (duration) => `${duration} de retard`,
  early: (duration) => `${duration} d’avance`,
  upTo: (duration) => `jusqu’à ${duration}`,
  fromTo: (from, to) => [from, `à ${to}`],
  earlyToLate: (early, late) => [`de ${early} d’avance`, `à ${late} de retard`],
  around: (day, time) => `${onDay(day)} vers ${time}`,
  between: (day, from, to) => `${onDay(day)} entre ${from} et ${to}`,
};
