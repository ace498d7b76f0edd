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

/** Every word a person reads, by page. Another language is another folder with a catalogue of this type. */
export const en = {
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

export type Messages = typeof en;
