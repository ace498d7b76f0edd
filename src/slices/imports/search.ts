import { flag, oneOf, text } from "#search-params/codecs.ts";
import { defineSearch, type SearchValues } from "#search-params/define-search.ts";

export const views = ["lines", "groups"] as const;

/** Search parameters of a log; linked lines are in the hash. */
export const logSearch = defineSearch({
  /** The log's lines, or its messages grouped by shape. */
  view: oneOf(views, "lines"),
  /** The searched text. */
  q: text(),
  /** Whether only lines with a hit are visible. */
  only: flag(),
  /** Whether long lines wrap. */
  wrap: flag(),
});

export type LogSearch = SearchValues<typeof logSearch>;
