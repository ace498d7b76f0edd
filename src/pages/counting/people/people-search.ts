import { param, sorts } from "#search-params/codecs.ts";
import { defineSearch, named, type SearchValues } from "#search-params/define-search.ts";
import { peopleColumns } from "./people-columns.ts";

/** What the address says of the grid of people. A plain `people` is the rescue plan's headcount. */
export const peopleSearch = defineSearch({
  /** None is the default order: those with most lines first. */
  sort: named("people-sort", sorts(peopleColumns)),
  /** Words that the people are filtered by; blanks alone are not written. */
  text: named(
    "people-q",
    param({
      default: "",
      parse: (text) => text,
      format: (text) => (text.trim() === "" ? "" : text),
    }),
  ),
});

export type PeopleSearch = SearchValues<typeof peopleSearch>;
