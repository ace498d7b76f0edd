/** The two parts of a range, which a space joins. */
type TwoParts = readonly [string, string];

/** Short units of time, in the order value, unit, and how an end and its lateness are written. */
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
  /** Two parts: the second one alone must say that it is the end of a range. */
  fromTo: (from: string, to: string): TwoParts => [from, `to ${to}`],
  earlyToLate: (early: string, late: string): TwoParts => [
    `from ${early} early`,
    `to ${late} late`,
  ],
  /** Empty days are today. */
  around: (day: string, time: string) => `${day} around ${time}`,
  between: (day: string, from: string, to: string) => `${day} between ${from} and ${to}`,
};

export type Units = typeof units;
