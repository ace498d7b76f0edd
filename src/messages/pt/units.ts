import type { Units } from "#messages/en/units.ts";

/** Short units of time, in the order value, unit. */
export const units: Units = {
  seconds: (value) => `${value} s`,
  minutes: (value) => `${value} min`,
  hours: (value) => `${value} h`,
  days: (value) => `${value} d`,
  underOneMinute: "<1 min",
};
