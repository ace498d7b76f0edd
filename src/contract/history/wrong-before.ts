import * as v from "valibot";
import { wholeNumber } from "./parts.ts";

/** Answer of `wrong-before`: the products that were wrong in any of the last countings of a warehouse. */
export const wrongBeforeSchema = v.object({
  /** How many countings there were, at most as many as asked for. */
  countings: wholeNumber,
  /** Every product once, most often first. A count of 50,000 lines asks for all of them: only their codes are sent. */
  wrong: v.array(v.object({ times: wholeNumber, products: v.array(v.string()) })),
});
