import type { CountingPage } from "#messages/en/counting-page.ts";
import { counting } from "./counting.ts";
import { initial } from "./initial.ts";
import { lineFields } from "./line-fields.ts";
import { lines } from "./lines.ts";

export const countingPage: CountingPage = {
  counting,
  initial,
  lineFields,
  lines,
};
