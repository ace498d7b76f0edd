import type { Units } from "#messages/en/units.ts";

/** Short units of time, in the order value, unit, and how an end and its lateness are told. */
export const units: Units = {
  seconds: (value) => `${value} s`,
  minutes: (value) => `${value} min`,
  hours: (value) => `${value} h`,
  days: (value) => `${value} d`,
  underOneMinute: "<1 min",
  about: (duration) => `cerca de ${duration}`,
  late: (duration) => `${duration} de atraso`,
  early: (duration) => `${duration} antes`,
  upTo: (duration) => `até ${duration}`,
  fromTo: (from, to) => `de ${from} a ${to}`,
  earlyToLate: (early, late) => `entre ${early} antes e ${late} de atraso`,
  around: (day, time) => `${day} por volta ${withArticle(time)}`,
  between: (day, from, to) => `${day} entre ${from} e ${to}`,
};

/** One o’clock is singular. */
function withArticle(time: string): string {
  return /^01/.test(time) ? `da ${time}` : `das ${time}`;
}
