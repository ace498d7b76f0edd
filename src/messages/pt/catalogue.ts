import type { Messages } from "#messages/en/catalogue.ts";
import { counting } from "./counting.ts";
import { definitions } from "./definitions.ts";
import { first } from "./first.ts";
import { help } from "./help.ts";
import { imports } from "./imports.ts";
import { incidentTypes } from "./incident-types.ts";
import { lineExport } from "./line-export.ts";
import { lineFields } from "./line-fields.ts";
import { lineFilters } from "./line-filters.ts";
import { lines } from "./lines.ts";
import { overview } from "./overview.ts";
import { people } from "./people.ts";
import { print } from "./print.ts";
import { recountRound } from "./recount-round.ts";
import { replay } from "./replay.ts";
import { rescue } from "./rescue.ts";
import { screen } from "./screen.ts";
import { shares } from "./shares.ts";
import { trends } from "./trends.ts";

/** Portuguese, closer to that of Brazil. */
export const pt: Messages = {
  ...first,
  counting,
  definitions,
  help,
  imports,
  incidentTypes,
  lineExport,
  lineFields,
  lineFilters,
  lines,
  overview,
  people,
  print,
  recountRound,
  replay,
  rescue,
  screen,
  shares,
  trends,
};
