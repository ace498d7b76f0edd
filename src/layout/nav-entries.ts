import { homePath } from "#components/access/home-path.ts";
import type { Access } from "#contract/access.ts";
import type { FirstMessages } from "#messages/en/first.ts";
import { paths } from "#paths.ts";

interface NavEntry {
  readonly label: (t: FirstMessages) => string;
  readonly to: string;
  /** What the addresses of its further pages begin with; without one, what lies below it is the same page. */
  readonly section?: string;
}

const countings: NavEntry = {
  label: ({ app }) => app.countings,
  to: paths.countings(),
  section: "/countings/",
};

/** What is made of many countings. */
const ofCountings: readonly NavEntry[] = [
  countings,
  { label: ({ app }) => app.trends, to: paths.trends() },
  { label: ({ app }) => app.incidentTypes, to: paths.incidentTypes() },
];

const imports: NavEntry = { label: ({ app }) => app.imports, to: paths.imports() };
const shares: NavEntry = { label: ({ app }) => app.shares, to: paths.shares() };

/**
 * The pages that the main navigation leads to, in its order; the phone's menu has the same. What is out of a
 * viewer's scope is not offered.
 */
export function navEntries({
  scope,
  role,
  hidden,
}: Pick<Access, "scope" | "role" | "hidden">): readonly NavEntry[] {
  if (scope.kind === "counting") {
    return [{ label: ({ app }) => app.counting, to: homePath(scope) }];
  }
  // Nobody knows what a log tells, so that only those get it from whom nothing is hidden.
  const seesLogs = scope.kind === "all" && hidden.length === 0;
  return [...ofCountings, ...(seesLogs ? [imports] : []), ...(role === "admin" ? [shares] : [])];
}

/** How an entry is marked at an address: its own page, another page of its section, or not at all. */
export function currentAt(
  entry: Pick<NavEntry, "to" | "section">,
  pathname: string,
): "page" | "true" | undefined {
  const { to, section } = entry;
  if (pathname === to) return "page";
  if (section === undefined) return pathname.startsWith(`${to}/`) ? "page" : undefined;
  return pathname.startsWith(section) ? "true" : undefined;
}
