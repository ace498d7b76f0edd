import { conclusion } from "./conclusion.ts";
import { counting } from "./counting.ts";
import { initial } from "./initial.ts";
import { lineFields } from "./line-fields.ts";
import { lines } from "./lines.ts";

/** What is read at first on the page of a counting, beside the first words. */
export const countingPage = {
  conclusion,
  counting,
  initial,
  lineFields,
  lines,
};

export type CountingPage = typeof countingPage;
