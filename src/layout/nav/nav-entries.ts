import { homePath } from "#components/access/home-path.ts";
import { isInScope } from "#components/access/in-scope.ts";
import type { Access } from "#contract/access.ts";
import type { CommonMessages } from "#messages/en/common.ts";
import { addressOf, type Route, routeAt, routes } from "#routes.ts";

export interface NavEntry {
  readonly label: (t: CommonMessages) => string;
  readonly to: string;
  /** Prefix of the addresses of its subpages; by default its own address. */
  readonly section?: string | undefined;
}

type Viewer = Pick<Access, "scope" | "role" | "hidden">;

type Place = NonNullable<Route["entry"]>["nav"];

/** The pages of a place of the navigation within a viewer's scope, in order. */
export function navEntries(access: Viewer, place: Exclude<Place, undefined>): readonly NavEntry[] {
  const { scope } = access;
  if (scope.kind !== "counting") return entries(access, place);
  return place === "main" ? [{ label: ({ app }) => app.counting, to: homePath(scope) }] : [];
}

/** The pages within a viewer's scope that have a name, but no place in the navigation: the menu leads to them. */
export function menuEntries(access: Viewer): readonly NavEntry[] {
  return entries(access, undefined);
}

/** Every page that has a name within a viewer's scope. */
export function pageEntries(access: Viewer): readonly NavEntry[] {
  return [...navEntries(access, "main"), ...navEntries(access, "more"), ...menuEntries(access)];
}

function entries(access: Viewer, place: Place): readonly NavEntry[] {
  return routes.flatMap((route) => {
    const { entry } = route;
    const to = addressOf(route);
    if (!entry || entry.nav !== place || !isInScope(access, to)) return [];
    if (entry.isForAdmins && access.role !== "admin") return [];
    return [{ label: ({ app }) => app[entry.label], to, section: entry.section }];
  });
}

/** How an entry is marked at an address: as its own page, as another page of its section, or not at all. */
export function currentAt(
  entry: Pick<NavEntry, "to" | "section">,
  pathname: string,
): "page" | "true" | undefined {
  const { to, section } = entry;
  // Also at an earlier address of the page.
  if (pathname === to || routeAt(pathname)?.pattern === to) return "page";
  if (section === undefined) return pathname.startsWith(`${to}/`) ? "page" : undefined;
  return pathname.startsWith(section) ? "true" : undefined;
}
