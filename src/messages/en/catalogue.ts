import { app } from "./app.ts";
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
import { progress } from "./progress.ts";
import { shortcuts } from "./shortcuts.ts";
import { trends } from "./trends.ts";
import { units } from "./units.ts";
import { workHours } from "./work-hours.ts";

/** Every word a person reads, by page. Another language is another folder with a catalogue of this type. */
export const en = {
  app,
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
  progress,
  shortcuts,
  trends,
  units,
  workHours,
};

export type Messages = typeof en;
