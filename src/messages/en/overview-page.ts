import { lineFilters } from "./line-filters.ts";
import { overview } from "./overview.ts";
import { rescue } from "./rescue.ts";

/** What is read on a counting's overview, beside the words of its page. */
export const overviewPage = {
  lineFilters,
  overview,
  rescue,
};

export type OverviewPage = typeof overviewPage;
