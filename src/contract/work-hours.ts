import * as v from "valibot";
import { finiteNumber } from "./scalars.ts";

/**
 * Days of the week from the first to the last, both included: 1 is Monday, 7 is Sunday; 6 to 1 wraps around the
 * weekend.
 */
const daysSchema = v.object({ from: finiteNumber, to: finiteNumber });

/**
 * Hours on each of those days, in minutes after midnight, 0 to 1440; they end on the next day when `to` is not
 * after `from`.
 */
const hoursSchema = v.object({ from: finiteNumber, to: finiteNumber });

/** Working hours of a warehouse on its wall clock. */
const workRuleSchema = v.object({
  /** Code of the warehouse; `null` applies to every warehouse without a separate rule. */
  warehouse: v.nullable(v.string()),
  /** IANA zone of the hours. */
  timeZone: v.string(),
  shifts: v.pipe(
    v.array(
      v.object({
        days: v.pipe(v.array(daysSchema), v.minLength(1)),
        hours: v.pipe(v.array(hoursSchema), v.minLength(1)),
      }),
    ),
    v.minLength(1),
  ),
  /** Dates that are closed, without hours, or have other hours than their day of the week; these end by midnight. */
  dates: v.optional(v.array(v.object({ date: v.string(), hours: v.array(hoursSchema) }))),
});

/** The rules of all warehouses; `null` means that every warehouse works round the clock. */
export const workHoursSchema = v.nullable(v.array(workRuleSchema));

export type WorkRule = v.InferOutput<typeof workRuleSchema>;
export type WorkDate = NonNullable<WorkRule["dates"]>[number];
export type WorkShift = WorkRule["shifts"][number];
export type WorkHours = v.InferOutput<typeof workHoursSchema>;
