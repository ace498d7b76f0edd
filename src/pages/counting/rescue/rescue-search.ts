import { number, param } from "#search-params/codecs.ts";
import { appended, defineSearch, named } from "#search-params/define-search.ts";

/** Where the plan stands on the page. */
export const rescueAnchor = "rescue-plan";

/** More people than anybody would send. */
const maxPeople = 10_000;

/** What the address says of the rescue plan. */
export const rescueSearch = defineSearch({
  /** Whether the plan is open; `null` leaves that to the state of the counting. */
  open: named(
    "rescue",
    appended(
      param<boolean | null>({
        default: null,
        parse: (text) => (text === "open" ? true : text === "closed" ? false : undefined),
        format: (isOpen) => (isOpen ? "open" : "closed"),
      }),
    ),
  ),
  /** The headcount looked at; `null` for the one that the plan asks for. */
  people: appended(number(null, { max: maxPeople, pattern: /^\d{1,5}$/ })),
});

/**
 * The address with a headcount that the control can show; `null` when it has one, or none.
 * @param max people that the control goes up to
 */
export function tidyPeople(params: URLSearchParams, max: number): URLSearchParams | null {
  const { people } = rescueSearch.parse(params);
  if (people !== null && people > max) return rescueSearch.update(params, { people: max });
  return rescueSearch.invalid(params).length === 0 ? null : rescueSearch.update(params, {});
}
