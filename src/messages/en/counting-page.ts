import { conclusion } from "./conclusion.ts";
import { counting } from "./counting.ts";
import { lineFields } from "./line-fields.ts";
import { lines } from "./lines.ts";

/** Messages of a counting's page, beside the common ones. */
export const countingPage = {
  conclusion,
  counting,
  lineFields,
  lines,
};

export type CountingPage = typeof countingPage;
