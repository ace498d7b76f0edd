import type { Units } from "#messages/en/units.ts";
import { afterPreposition, ofTime } from "./moments.ts";

/** Short units of time, in the order value, unit, and how an end and its lateness are written. */
export const units: Units = {
  seconds: (value) => `${value} s`,
  minutes: (value) => `${value} min`,
  hours: (value) => `${value} h`,
  days: (value) => `${value} d`,
  underOneMinute: "<1 min",
  about: (duration) => `cerca de ${duration}`,
  late: (duration) => `${duration} de atraso`,
  early: (duration) => `${duration} de antecedência`,
  upTo: (duration) => `até ${duration}`,
  fromTo: (from, to) => [from, `a ${to}`],
  earlyToLate: (early, late) => [`de ${early} de antecedência`, `até ${late} de atraso`],
  around: (day, time) => `${day} por volta ${ofTime(time)}`,
  between: (day, from, to) => `${day} entre ${afterPreposition(from)} e ${afterPreposition(to)}`,
};
