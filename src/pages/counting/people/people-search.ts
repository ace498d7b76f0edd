import { param, sorts } from "#search-params/codecs.ts";
import { defineSearch, named, type SearchValues } from "#search-params/define-search.ts";
import { peopleColumns } from "./table.tsx";

/** Search parameters of the people grid. `people` alone is the rescue plan's headcount. */
export const peopleSearch = defineSearch({
  /** Empty is the default order: the slowest of the last hour first while the counting runs, else most lines first. */
  sort: named("people-sort", sorts(peopleColumns)),
  /** The text that people are filtered by; blank text is not written. */
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
