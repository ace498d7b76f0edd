import { dataChecks } from "./data-checks.ts";
import { lineFilters } from "./line-filters.ts";
import { overview } from "./overview.ts";

/** Messages of a counting's overview, beside those of its page. */
export const overviewPage = {
  dataChecks,
  lineFilters,
  overview,
};

export type OverviewPage = typeof overviewPage;
