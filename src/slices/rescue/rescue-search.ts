import { instant, number, param } from "#search-params/codecs.ts";
import { appended, defineSearch, named } from "#search-params/define-search.ts";

/** Id of the plan's element. */
export const rescueAnchor = "rescue-plan";

/** Maximum in an address, beyond any real team. */
const maxPeople = 10_000;

/** Search parameters of the rescue plan. */
export const rescueSearch = defineSearch({
  /** Whether the plan is open; `null` opens it for a counting that is overdue or stands still. */
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
  /** The chosen headcount; `null` for the required one. */
  people: appended(number(null, { max: maxPeople, pattern: /^\d{1,5}$/ })),
  /** When to finish where the deadline cannot be met; `null` for the preset. */
  finish: appended(instant()),
  /** Lines per person and hour, where a counting has no rate yet; `null` for that of an earlier counting. */
  rate: appended(number(null, { min: 0.1, max: 10_000, pattern: /^\d{1,5}(\.\d)?$/ })),
});

/** The changes that close the plan, and forget what was chosen in it. */
export const closedRescue = { open: false, people: null, finish: null, rate: null } as const;

/**
 * The address with a headcount that the plan can show, and without invalid parameters of the plan; `null` if it needs
 * no change.
 * @param max most people that a plan shows
 */
export function tidyPeople(params: URLSearchParams, max: number): URLSearchParams | null {
  const { people } = rescueSearch.parse(params);
  if (people !== null && people > max) return rescueSearch.update(params, { people: max });
  return rescueSearch.invalid(params).length === 0 ? null : rescueSearch.update(params, {});
}

/** The address without a plan that it opens; one that opens by itself gives way to other panels. */
export function withoutRescue(params: URLSearchParams): URLSearchParams {
  return rescueSearch.parse(params).open === true
    ? rescueSearch.update(params, { open: null })
    : params;
}
