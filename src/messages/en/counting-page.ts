import { counting } from "./counting.ts";
import { lineExport } from "./line-export.ts";
import { lineFields } from "./line-fields.ts";
import { lineFilters } from "./line-filters.ts";
import { lines } from "./lines.ts";
import { overview } from "./overview.ts";
import { people } from "./people.ts";
import { print } from "./print.ts";
import { replay } from "./replay.ts";
import { rescue } from "./rescue.ts";

/** What is read on the page of a counting, beside the first words. */
export const countingPage = {
  counting,
  lineExport,
  lineFields,
  lineFilters,
  lines,
  overview,
  people,
  print,
  replay,
  rescue,
};

export type CountingPage = typeof countingPage;
