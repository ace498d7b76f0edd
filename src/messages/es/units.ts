import type { Units } from "#messages/en/units.ts";

/** Short units of time, in the order value, unit, and how an end and its lateness are told. */
export const units: Units = {
  seconds: (value) => `${value} s`,
  minutes: (value) => `${value} min`,
  hours: (value) => `${value} h`,
  days: (value) => `${value} d`,
  underOneMinute: "<1 min",
  about: (duration) => `unas ${duration}`,
  late: (duration) => `${duration} tarde`,
  early: (duration) => `${duration} antes`,
  upTo: (duration) => `hasta ${duration}`,
  fromTo: (from, to) => `de ${from} a ${to}`,
  earlyToLate: (early, late) => `entre ${early} antes y ${late} tarde`,
  around: (day, time) => `${day} hacia ${withArticle(time)}`,
  between: (day, from, to) => `${day} entre ${withArticle(from)} y ${withArticle(to)}`,
};

/** One o’clock is singular; a time with its day has no article. */
function withArticle(time: string): string {
  if (!/^\d/.test(time)) return time;
  return /^01/.test(time) ? `la ${time}` : `las ${time}`;
}
