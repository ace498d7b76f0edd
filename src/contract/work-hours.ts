import * as z from "zod/mini";

/** Days of the week from the first to the last, both included: 1 is Monday, 7 is Sunday; 6 to 1 runs over the weekend. */
const daysSchema = z.object({ from: z.number(), to: z.number() });

/** A part of each of those days, in minutes after midnight, 0 to 1440; it ends on the day after when `to` is not after `from`. */
const hoursSchema = z.object({ from: z.number(), to: z.number() });

/** When a warehouse works: its wall clock and the hours on it. */
const workRuleSchema = z.object({
  /** Code of the warehouse; `null` means every warehouse without a rule of its own. */
  warehouse: z.nullable(z.string()),
  /** IANA zone that the hours are meant in. */
  timeZone: z.string(),
  shifts: z
    .array(
      z.object({
        days: z.array(daysSchema).check(z.minLength(1)),
        hours: z.array(hoursSchema).check(z.minLength(1)),
      }),
    )
    .check(z.minLength(1)),
});

/** The rules of all warehouses; `null` means that every warehouse works round the clock. */
export const workHoursSchema = z.nullable(z.array(workRuleSchema));

export type WorkRule = z.infer<typeof workRuleSchema>;
export type WorkShift = WorkRule["shifts"][number];
export type WorkHours = z.infer<typeof workHoursSchema>;
