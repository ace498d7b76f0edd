import type { CommonMessages } from "#messages/en/common.ts";
import { access } from "./access.ts";
import { app } from "./app.ts";
import { copy } from "./copy.ts";
import { countingTable } from "./counting-table.ts";
import { countings } from "./countings.ts";
import { exportButton } from "./export-button.ts";
import { failures } from "./failures.ts";
import { listFilters } from "./list-filters.ts";
import { progress } from "./progress.ts";
import { shortConclusion } from "./short-conclusion.ts";
import { shortcuts } from "./shortcuts.ts";
import { units } from "./units.ts";
import { workHours } from "./work-hours.ts";

export const common: CommonMessages = {
  access,
  app,
  copy,
  countingTable,
  countings,
  exportButton,
  failures,
  listFilters,
  progress,
  shortConclusion,
  shortcuts,
  units,
  workHours,
};
