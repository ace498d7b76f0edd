import { Link, useSearchParams } from "react-router";
import { useFirstMessages } from "#ui/locale.tsx";
import styles from "./page.module.css";
import { withShared } from "./shared-search.ts";
import { homeOf } from "./shell/nav-entries.ts";
import { useSettings } from "./use-settings.ts";

/** Leads those who see only a part to that part. */
export function WayToShared() {
  const words = useFirstMessages().access;
  const { scope } = useSettings().access;
  const [search] = useSearchParams();
  if (scope.kind === "all") return null;
  return (
    <Link className={styles.way} to={withShared(homeOf(scope), search)}>
      {words.toShared}
    </Link>
  );
}
