import { useLocation } from "react-router";
import { Link } from "#components/link.tsx";
import { useMessages } from "#ui/locale.tsx";
import { currentAt, type NavEntry } from "./nav-entries.ts";

/** Links to pages; the current one is marked. */
export function NavLinks({
  entries,
  onFollow,
}: {
  entries: readonly NavEntry[];
  onFollow?: (() => void) | undefined;
}) {
  const t = useMessages("common");
  const { pathname } = useLocation();
  return entries.map((entry) => (
    <Link key={entry.to} to={entry.to} aria-current={currentAt(entry, pathname)} onClick={onFollow}>
      {entry.label(t)}
    </Link>
  ));
}
