/** Short units of time, in the order value, unit, and how an end and its lateness are told. */
export const units = {
  seconds: (value: string) => `${value} s`,
  minutes: (value: string) => `${value} min`,
  hours: (value: string) => `${value} h`,
  days: (value: string) => `${value} d`,
  underOneMinute: "<1 min",
  about: (duration: string) => `about ${duration}`,
  late: (duration: string) => `${duration} late`,
  early: (duration: string) => `${duration} early`,
  upTo: (duration: string) => `up to ${duration}`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  earlyToLate: (early: string, late: string) => `from ${early} early to ${late} late`,
  /** Empty days are today. */
  around: (day: string, time: string) => `${day} around ${time}`,
  between: (day: string, from: string, to: string) => `${day} between ${from} and ${to}`,
};

export type Units = typeof units;
