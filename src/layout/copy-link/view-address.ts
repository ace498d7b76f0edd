import { paths } from "#routes.ts";
import { anyTime, toApiFilter, trendsSearch } from "#search-params/trends-search.ts";
import { ownAddress } from "#transport/base-path.ts";

/** Parts of a view that an address can contain, in display order. */
const parts = [
  "zone",
  "tab",
  "warehouse",
  "time",
  "filters",
  "search",
  "sort",
  "columns",
  "hours",
  "settings",
  "line",
] as const;

export type ViewPart = (typeof parts)[number];

const partOf: Readonly<Record<string, ViewPart>> = {
  tz: "zone",
  hours: "hours",
  tab: "tab",
  warehouse: "warehouse",
  at: "time",
  since: "time",
  from: "time",
  to: "time",
  q: "search",
  "people-q": "search",
  sort: "sort",
  "people-sort": "sort",
  columns: "columns",
  lens: "settings",
  tolerance: "settings",
  "zone-depth": "settings",
  "accuracy-by": "settings",
  metric: "settings",
  table: "settings",
  rotate: "settings",
  distance: "settings",
  diagonal: "settings",
  hold: "settings",
  line: "line",
};

/** The settings that the page uses, besides its address. */
interface View {
  /** IANA name of the page's zone. */
  readonly zone: string;
  /** Working hours that the viewer chose, as written; "" for none. */
  readonly hours: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * The address of the current view for another person: with the zone and the viewer's working hours, and with the
 * beginning of a period that depends on the day, but without the theme.
 * @param href the whole address
 */
export function viewAddress(href: string, { zone, hours, now }: View): string {
  const address = new URL(href);
  const { searchParams: search } = address;
  search.delete("theme");
  search.set("tz", zone);
  if (hours === "") search.delete("hours");
  else search.set("hours", hours);
  if (ownAddress(href).pathname === paths.trends()) {
    const { from } = toApiFilter(trendsSearch.parse(search), zone, now);
    search.set("from", from === "" ? anyTime : from);
  }
  return address.href;
}

/** The parts of the view in an address; all parameters that filter lines count as filters. */
export function viewParts(address: string): readonly ViewPart[] {
  const { searchParams: search } = new URL(address);
  const previous = new Set<ViewPart>();
  for (const [name, value] of search) {
    if (value !== "" && name !== "lang") previous.add(partOf[name] ?? "filters");
  }
  return parts.filter((part) => previous.has(part));
}
