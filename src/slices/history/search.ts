import { offenderKinds } from "#contract/history/offenders.ts";
import { flag, oneOf, text } from "#search-params/codecs.ts";
import { defineSearch, type SearchValues } from "#search-params/define-search.ts";
import { isMoment } from "#search-params/moment.ts";
import { countMetrics } from "./counts/points.ts";
import { isMonth } from "./months.ts";

/** Numbers of months before a month that it is compared with. */
export const spans = ["3", "6", "12"] as const;

/** In the address, a period without a beginning. */
export const anyTime = "any";

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
  /**
   * The period of the single counts: a date in the page's zone, an ISO instant, or `any`. With "" in both it is that of
   * the compared months.
   */
  from: text((value) => value === anyTime || isMoment(value)),
  to: text(isMoment),
  /** The figure that their charts show. */
  metric: oneOf(countMetrics, countMetrics[0]),
  /** Whether their table is open. */
  table: flag(),
});

export type HistorySearch = SearchValues<typeof historySearch>;
