import * as z from "zod/mini";

/**
 * Days of the week from the first to the last, both included: 1 is Monday, 7 is Sunday; 6 to 1 wraps around the
 * weekend.
 */
const daysSchema = z.object({ from: z.number(), to: z.number() });

/**
 * Hours on each of those days, in minutes after midnight, 0 to 1440; they end on the next day when `to` is not
 * after `from`.
 */
const hoursSchema = z.object({ from: z.number(), to: z.number() });

/** Working hours of a warehouse on its wall clock. */
const workRuleSchema = z.object({
  /** Code of the warehouse; `null` applies to every warehouse without a rule of its own. */
  warehouse: z.nullable(z.string()),
  /** IANA zone of the hours. */
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
