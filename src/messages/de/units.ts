import type { Units } from "#messages/en/units.ts";

/** Short units of time, in the order value, unit, and how an end and its lateness are written. */
export const units: Units = {
  seconds: (value) => `${value} s`,
  minutes: (value) => `${value} min`,
  hours: (value) => `${value} Std`,
  days: (value) => `${value} T`,
  underOneMinute: "<1 min",
  about: (duration) => `rund ${duration}`,
  late: (duration) => `${duration} zu spät`,
  early: (duration) => `${duration} vor der Frist`,
  upTo: (duration) => `bis zu ${duration}`,
  fromTo: (from, to) => [from, `bis ${to}`],
  earlyToLate: (early, late) => [`${early} vor der Frist`, `bis ${late} zu spät`],
  around: (day, time) => `${day} gegen ${time}`,
  between: (day, from, to) => `${day} zwischen ${from} und ${to}`,
};
