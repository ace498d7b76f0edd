import * as v from "valibot";
import { finiteNumber } from "./scalars.ts";

/** The header of a counting's answer that has its record, as JSON. */
export const countRecordHeader = "X-Count-Record";

/**
 * Not the API's: the counted lines of a counting over time, as the gateway adds them to the countings of its lists that
 * are active, or finished lately. Instants are milliseconds since 1970, except for those of the marks.
 */
export const countRecordSchema = v.object({
  /**
   * Quarter hours, in minutes since 1970, ascending, each with the lines counted by then. One without a change since the
   * one before is left out; before the first, the number is unknown.
   */
  marks: v.array(v.strictTuple([finiteNumber, finiteNumber])),
  /** Whether the numbers come from lines, or from answers that saw every change since the lines were read. */
  isExact: v.boolean(),
  /** Since when answers have come without a gap, for a counting whose lines are unread. */
  watchedSince: finiteNumber,
  /** The earliest start of a line; `null` while unknown, and when none has started. */
  firstStart: v.nullable(finiteNumber),
  /** The last finish, or the first answer with the present number; `null` before anything was counted. */
  lastChange: v.nullable(finiteNumber),
  /** Median time from one finish to the next, in milliseconds; `null` while unknown, and with fewer than two. */
  typicalGap: v.nullable(finiteNumber),
});

export type CountRecord = v.InferOutput<typeof countRecordSchema>;
