import { subset } from "#search-params/codecs.ts";
import { defineSearch } from "#search-params/define-search.ts";

/** Parts of a report that can be left out; title and main figures always print. */
export const reportParts = ["charts", "discrepancies", "left"] as const;

export type ReportPart = (typeof reportParts)[number];

export const reportSearch = defineSearch({
  /** The parts that are left out. */
  without: subset(reportParts),
});
