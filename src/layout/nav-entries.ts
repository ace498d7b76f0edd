import { homePath } from "#components/access/home-path.ts";
import { isInScope } from "#components/access/in-scope.ts";
import type { Access } from "#contract/access.ts";
import type { CommonMessages } from "#messages/en/common.ts";
import { addressOf, routes } from "#routes.ts";

interface NavEntry {
  readonly label: (t: CommonMessages) => string;
  readonly to: string;
  /** Prefix of the addresses of its subpages; by default its own address. */
  readonly section?: string | undefined;
}

/** The pages of the main navigation and the phone's menu within a viewer's scope, in order. */
export function navEntries(access: Pick<Access, "scope" | "role" | "hidden">): readonly NavEntry[] {
  const { scope, role } = access;
  if (scope.kind === "counting") {
    return [{ label: ({ app }) => app.counting, to: homePath(scope) }];
  }
  return routes.flatMap((route) => {
    const { nav } = route;
    const to = addressOf(route);
    if (!nav || (nav.isForAdmins && role !== "admin") || !isInScope(access, to)) return [];
    return [{ label: ({ app }) => app[nav.label], to, section: nav.section }];
  });
}

/** How an entry is marked at an address: as its own page, as another page of its section, or not at all. */
export function currentAt(
  entry: Pick<NavEntry, "to" | "section">,
  pathname: string,
): "page" | "true" | undefined {
  const { to, section } = entry;
  if (pathname === to) return "page";
  if (section === undefined) return pathname.startsWith(`${to}/`) ? "page" : undefined;
  return pathname.startsWith(section) ? "true" : undefined;
}
