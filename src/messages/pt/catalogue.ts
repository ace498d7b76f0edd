import type { Messages } from "#messages/en/catalogue.ts";
import { access } from "./access.ts";
import { app } from "./app.ts";
import { copy } from "./copy.ts";
import { counting } from "./counting.ts";
import { countingTable } from "./counting-table.ts";
import { countings } from "./countings.ts";
import { definitions } from "./definitions.ts";
import { failures } from "./failures.ts";
import { help } from "./help.ts";
import { imports } from "./imports.ts";
import { incidentTypes } from "./incident-types.ts";
import { lineExport } from "./line-export.ts";
import { lineFields } from "./line-fields.ts";
import { lineFilters } from "./line-filters.ts";
import { lines } from "./lines.ts";
import { listFilters } from "./list-filters.ts";
import { overview } from "./overview.ts";
import { print } from "./print.ts";
import { progress } from "./progress.ts";
import { recountRound } from "./recount-round.ts";
import { replay } from "./replay.ts";
import { rescue } from "./rescue.ts";
import { screen } from "./screen.ts";
import { shares } from "./shares.ts";
import { shortcuts } from "./shortcuts.ts";
import { trends } from "./trends.ts";
import { units } from "./units.ts";
import { workHours } from "./work-hours.ts";

/** Portuguese, closer to that of Brazil. */
export const pt: Messages = {
  access,
  app,
  copy,
  counting,
  countings,
  countingTable,
  definitions,
  failures,
  help,
  imports,
  incidentTypes,
  lineExport,
  lineFields,
  lineFilters,
  lines,
  listFilters,
  overview,
  print,
  progress,
  recountRound,
  rescue,
  replay,
  shares,
  screen,
  shortcuts,
  trends,
  units,
  workHours,
};
