import { subset } from "#search-params/codecs.ts";
import { defineSearch } from "#search-params/define-search.ts";

/** Parts that a report has unless they are left out. Title, main figures and decisions always print. */
export const usualParts = ["charts", "discrepancies"] as const;

/** Lists that print in full only when asked for: they can have dozens of pages. */
export const fullLists = ["discrepancies", "left"] as const;

export interface ReportParts {
  readonly without: readonly (typeof usualParts)[number][];
  readonly full: readonly (typeof fullLists)[number][];
}

export const reportSearch = defineSearch({
  /** The usual parts that are left out. */
  without: subset(usualParts),
  /** The lists in full. */
  full: subset(fullLists),
});
