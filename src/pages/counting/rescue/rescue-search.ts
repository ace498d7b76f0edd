/** What the address says of the rescue plan. */
export interface RescueSearch {
  /** Whether it stands open; `null` leaves that to how the counting stands. */
  readonly open: boolean | null;
  /** The headcount looked at; `null` for the one that the plan asks for. */
  readonly people: number | null;
}

/** Where the plan stands on the page. */
export const rescueAnchor = "rescue-plan";

/** More people than anybody would send. */
const max = 10_000;

function parsePeople(text: string | null): number | null {
  return text !== null && /^\d{1,5}$/.test(text) && Number(text) <= max ? Number(text) : null;
}

/** Reads `rescue` and `people`; a bad value counts as left out. */
export function parseRescue(search: URLSearchParams): RescueSearch {
  const rescue = search.get("rescue");
  return {
    open: rescue === "open" ? true : rescue === "closed" ? false : null,
    people: parsePeople(search.get("people")),
  };
}

/**
 * The address with a headcount that the control can show; `null` when it has one, or none.
 * @param max people that the control goes up to
 */
export function tidyPeople(search: URLSearchParams, max: number): URLSearchParams | null {
  const { people } = parseRescue(search);
  if (!search.has("people") || (people !== null && people <= max)) return null;
  return changeRescue(search, { people: people === null ? null : max });
}

/** The address with a changed plan; the rest of it stays. */
export function changeRescue(
  search: URLSearchParams,
  change: Partial<RescueSearch>,
): URLSearchParams {
  const { open, people } = { ...parseRescue(search), ...change };
  const next = new URLSearchParams(search);
  next.delete("rescue");
  next.delete("people");
  if (open !== null) next.set("rescue", open ? "open" : "closed");
  if (people !== null) next.set("people", String(people));
  return next;
}
