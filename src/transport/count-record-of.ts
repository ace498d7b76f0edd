import * as v from "valibot";
import { type CountRecord, countRecordHeader, countRecordSchema } from "#contract/count-record.ts";

const headerSchema = v.pipe(v.string(), v.parseJson(), countRecordSchema);

/** The counted lines of a counting over time, by the header of its answer; `null` without a valid one. */
export function countRecordOf(headers: Headers): CountRecord | null {
  const { success, output } = v.safeParse(headerSchema, headers.get(countRecordHeader));
  return success ? output : null;
}
