import { paths } from "#routes.ts";
import { anyTime, toApiFilter, trendsSearch } from "#search-params/trends-search.ts";
import { ownAddress } from "#transport/base-path.ts";

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
