import type { CountingPage } from "#messages/en/counting-page.ts";
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

export const countingPage: CountingPage = {
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
