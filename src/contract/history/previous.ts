import * as v from "valibot";
import { archivedCountingSchema } from "./parts.ts";

/** Answer of `previous`: the countings of the warehouse that started before, latest first. */
export const previousSchema = v.object({ countings: v.array(archivedCountingSchema) });

export type Previous = v.InferOutput<typeof previousSchema>;
