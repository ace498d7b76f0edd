import { parseSorts, type Sort, writeSorts } from "#table/sorts.ts";
import { isPeopleColumn, type PeopleColumn } from "./people-columns.ts";

/** What the address says of the grid of people. */
export interface PeopleSearch {
  /** None is the usual order: those with most lines first. */
  readonly sort: readonly Sort<PeopleColumn>[];
  /** Words that the people are narrowed to. */
  readonly text: string;
}

// A plain `people` is the rescue plan's headcount.
const names = { sort: "people-sort", text: "people-q" } as const;

/** Reads `people-sort` and `people-q`; a column that is none is passed over. */
export function parsePeopleSearch(search: URLSearchParams): PeopleSearch {
  return {
    sort: parseSorts(search.get(names.sort), isPeopleColumn),
    text: search.get(names.text) ?? "",
  };
}

/** The address with a changed grid; the rest of it stays, and defaults are left out. */
export function changePeopleSearch(
  search: URLSearchParams,
  change: Partial<PeopleSearch>,
): URLSearchParams {
  const { sort, text } = { ...parsePeopleSearch(search), ...change };
  const next = new URLSearchParams(search);
  const put = (name: string, value: string) =>
    value === "" ? next.delete(name) : next.set(name, value);
  put(names.sort, writeSorts(sort));
  put(names.text, text.trim() === "" ? "" : text);
  return next;
}
