import type { RoundOrder } from "#lines/line-store.ts";
import { number, oneOf, param, parseNumber } from "#search-params/codecs.ts";
import { defineSearch, type SearchValues } from "#search-params/define-search.ts";

/** Search parameters of a recount round. */
export const roundSearch = defineSearch({
  /** Share of the absolute variance that the round explains: 0.01 to 1, rounded to whole percents. */
  share: param({
    default: 0.8,
    parse: (text) => {
      const percent = Math.round((parseNumber(text) ?? 0) * 100);
      return percent >= 1 && percent <= 100 ? percent / 100 : undefined;
    },
  }),
  /** Which lines come first. */
  first: oneOf<RoundOrder>(["location", "wrong-before"], "location"),
  /** The checklist, or the sheet to print. */
  view: oneOf(["list", "sheet"], "list"),
  /** Part of a long sheet, from 1. */
  part: number(1, { pattern: /^[1-9]\d{0,4}$/ }),
});

export type RoundSearch = SearchValues<typeof roundSearch>;

/** The address of a changed round; starts at its first part. */
export function changeRound(
  params: URLSearchParams,
  changes: Partial<RoundSearch>,
): URLSearchParams {
  return roundSearch.update(params, { part: 1, ...changes });
}
