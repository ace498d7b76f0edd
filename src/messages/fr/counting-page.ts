import type { CountingPage } from "#messages/en/counting-page.ts";
import { conclusion } from "./conclusion.ts";
import { counting } from "./counting.ts";
import { lineFields } from "./line-fields.ts";
import { lines } from "./lines.ts";

export const countingPage: CountingPage = {
  conclusion,
  counting,
  lineFields,
  lines,
};
