import { paths } from "#routes.ts";
import { anyTime, askedOf, trendsSearch } from "#search-params/trends-search.ts";

/** What an address may say of a view, in the order in which people are told. */
const parts = [
  "zone",
  "tab",
  "warehouse",
  "time",
  "filters",
  "search",
  "sort",
  "columns",
  "settings",
  "line",
] as const;

export type ViewPart = (typeof parts)[number];

const partOf: Readonly<Record<string, ViewPart>> = {
  tz: "zone",
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

/**
 * The address of what is seen, for somebody else: it names the zone, and the beginning of what goes with the
 * day; the theme is each viewer's own.
 * @param href the whole address
 * @param zone IANA name of the zone that the page shows times in
 * @param now milliseconds since 1970
 */
export function viewAddress(href: string, zone: string, now: number): string {
  const address = new URL(href);
  const { pathname, searchParams: search } = address;
  search.delete("theme");
  search.set("tz", zone);
  if (pathname === paths.trends()) {
    const { from } = askedOf(trendsSearch.parse(search), zone, now);
    search.set("from", from === "" ? anyTime : from);
  }
  return address.href;
}

/** What the address holds of the view; what narrows lines has many names, all of them filters. */
export function viewParts(address: string): readonly ViewPart[] {
  const { searchParams: search } = new URL(address);
  const previous = new Set<ViewPart>();
  for (const [name, value] of search) {
    if (value !== "" && name !== "lang") previous.add(partOf[name] ?? "filters");
  }
  return parts.filter((part) => previous.has(part));
}
