import { flag, oneOf, text } from "#search-params/codecs.ts";
import { defineSearch, type SearchValues } from "#search-params/define-search.ts";

export const views = ["lines", "groups"] as const;

/** What the address says of a log's page, beside the lines that it links to. */
export const logSearch = defineSearch({
  /** The log's lines, or its messages grouped by shape. */
  view: oneOf(views, "lines"),
  /** What is searched for. */
  q: text(),
  /** Whether only lines with a hit are shown. */
  only: flag(),
  /** Whether long lines are wrapped. */
  wrap: flag(),
});

export type LogSearch = SearchValues<typeof logSearch>;
