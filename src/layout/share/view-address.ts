import { routeAt } from "#routes.ts";
import { ownAddress } from "#transport/base-path.ts";

/** The search parameters of a page of a slice with what keeps it the same on another day. */
type Lasting = (search: URLSearchParams, zone: string, now: number) => URLSearchParams;

/** The only export of a slice's `lasting-search.ts`, which is beside its `page.tsx`. */
const ofSlices = import.meta.glob<Readonly<Record<string, Lasting>>>(
  "/src/slices/**/lasting-search.ts",
  { eager: true },
);

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
  const module = routeAt(ownAddress(href).pathname)?.module ?? "";
  const [lasting] = Object.values(
    ofSlices[`/${module.replace("page.tsx", "lasting-search.ts")}`] ?? {},
  );
  if (lasting) address.search = `${lasting(search, zone, now)}`;
  return address.href;
}
