import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { paths } from "#paths.ts";
import { useCountingMessages } from "#ui/locale.tsx";
import styles from "./crumbs.module.css";
import { withShared } from "./shared-search.ts";
import { useSettings } from "./use-settings.ts";

/** The way up from a counting: to the list, for whoever may see one. */
export function Crumbs({ children }: { children: ReactNode }) {
  const { app, counting } = useCountingMessages();
  const [search] = useSearchParams();
  const { scope } = useSettings().access;
  return (
    <nav className={styles.crumbs} aria-label={counting.breadcrumb}>
      {scope.kind !== "counting" && (
        <>
          <Link to={withShared(paths.countings(), search)}>{app.countings}</Link>
          <ChevronRight aria-hidden="true" />
        </>
      )}
      {children}
    </nav>
  );
}
