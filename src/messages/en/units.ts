/** Short units of time, in the order value, unit. */
export const units = {
  seconds: (value: string) => `${value} s`,
  minutes: (value: string) => `${value} min`,
  hours: (value: string) => `${value} h`,
  days: (value: string) => `${value} d`,
  underOneMinute: "<1 min",
};

export type Units = typeof units;
