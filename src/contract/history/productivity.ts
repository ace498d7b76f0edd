import * as v from "valibot";
import { finiteNumber, instant } from "#contract/scalars.ts";
import { personName, wholeNumber } from "./parts.ts";

/** Answer of `productivity`: who counted how many lines, by counting, latest first. */
export const productivitySchema = v.object({
  /** Of all pages. */
  total: wholeNumber,
  rows: v.array(
    v.object({
      counting: v.string(),
      startedAt: instant,
      /** Id of the user that the lines are assigned to. */
      person: finiteNumber,
      name: personName,
      lines: wholeNumber,
      counted: wholeNumber,
      discrepancies: wholeNumber,
      /** Of the person's lines; the working hours between them are what the rate of a person is of. */
      firstStart: v.nullable(instant),
      lastFinish: v.nullable(instant),
    }),
  ),
});
