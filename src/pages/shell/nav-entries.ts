import type { Messages } from "#messages/en/catalogue.ts";
import { paths } from "#paths.ts";

interface NavEntry {
  readonly label: (words: Messages["app"]) => string;
  readonly to: string;
  /** What the addresses of its further pages begin with; without one, what lies below it is the same page. */
  readonly section?: string;
}

/** The pages that the main navigation leads to, in its order; the phone's menu has the same. */
export const navEntries: readonly NavEntry[] = [
  { label: (words) => words.countings, to: paths.countings(), section: "/countings/" },
  { label: (words) => words.trends, to: paths.trends() },
  { label: (words) => words.incidentTypes, to: paths.incidentTypes() },
  { label: (words) => words.imports, to: paths.imports() },
];

/** How an entry is marked at an address: its own page, another page of its section, or not at all. */
export function currentAt(entry: NavEntry, pathname: string): "page" | "true" | undefined {
  const { to, section } = entry;
  if (pathname === to) return "page";
  if (section === undefined) return pathname.startsWith(`${to}/`) ? "page" : undefined;
  return pathname.startsWith(section) ? "true" : undefined;
}
