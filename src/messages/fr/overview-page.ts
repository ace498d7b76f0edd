import type { OverviewPage } from "#messages/en/overview-page.ts";
import { dataChecks } from "./data-checks.ts";
import { lineFilters } from "./line-filters.ts";
import { overview } from "./overview.ts";

export const overviewPage: OverviewPage = {
  dataChecks,
  lineFilters,
  overview,
};
