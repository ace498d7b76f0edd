import { lineFields } from "#lines/line-fields.ts";
import { columns, list, number, oneOf, sorts } from "#search-params/codecs.ts";
import { defineSearch, named, type SearchValues } from "#search-params/define-search.ts";
import { lineFilter } from "./filter.ts";
import { lineOptions } from "./line-options.ts";

export const tabs = [
  "overview",
  "lines",
  "discrepancies",
  "incidents",
  "recounts",
  "people",
] as const;

export type Tab = (typeof tabs)[number];

/** Groupings of the accuracy chart. */
export const accuracyGroupings = ["zone", "person", "abc"] as const;

export type AccuracyGrouping = (typeof accuracyGroupings)[number];

/** Search parameters of a counting's page. */
export const countingSearch = defineSearch({
  tab: oneOf(tabs, "overview"),
  filter: lineFilter,
  sort: sorts(lineFields),
  /** The chosen columns, in their order; `null` for the default ones, which depend on tab, filter and window. */
  columns: columns(list(lineFields), []),
  /** Id of the open line, which may be any number; `null` for none. */
  line: number(null),
  lineOptions,
  accuracyBy: named("accuracy-by", oneOf(accuracyGroupings, "zone")),
});

export type CountingSearch = SearchValues<typeof countingSearch>;
