import { offenderKinds } from "#contract/history/offenders.ts";
import { flag, oneOf, text } from "#search-params/codecs.ts";
import { defineSearch, type SearchValues } from "#search-params/define-search.ts";
import { isMonth } from "./months.ts";

/** Numbers of months before a month that it is compared with. */
export const spans = ["3", "6", "12"] as const;

export const historySearch = defineSearch({
  /** The warehouse of the panels, by the identifier that lists are filtered by; "" means the first of the table. */
  warehouse: text(),
  /** `2026-11`, or "" for this month. */
  month: text(isMonth),
  /** How many months before it are compared. */
  against: oneOf(spans, spans[0]),
  /** What was wrong again and again. */
  wrong: oneOf(offenderKinds, offenderKinds[0]),
  /** Whether all of these are listed. */
  all: flag(),
  /** The zone of the map; "" means the one with the smallest part counted. */
  zone: text(),
});

export type HistorySearch = SearchValues<typeof historySearch>;
