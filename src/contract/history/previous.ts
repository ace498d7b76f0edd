import * as v from "valibot";
import { instant } from "#contract/scalars.ts";
import { archivedCountingSchema } from "./parts.ts";

/** Answer of `previous`: the countings of the warehouse that started before, latest first. */
export const previousSchema = v.object({
  countings: v.array(
    v.object({
      ...archivedCountingSchema.entries,
      /** Start of the first line; the working hours from it to the last finish are what the rate is of. */
      firstStart: v.nullable(instant),
    }),
  ),
});
