import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { isInScope } from "#components/access/in-scope.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { paths } from "#routes.ts";
import { withShared } from "#search-params/shared-search.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./crumbs.module.css";

/** The breadcrumb from a counting to the list, for viewers who may see the list. */
export function Crumbs({ children }: { children: ReactNode }) {
  const { app, counting } = useMessages("counting");
  const [search] = useSearchParams();
  const { access } = useSettings();
  return (
    <nav className={styles.crumbs} aria-label={counting.breadcrumb}>
      {isInScope(access, paths.countings()) && (
        <>
          <Link to={withShared(paths.countings(), search)}>{app.countings}</Link>
          <ChevronRight aria-hidden="true" />
        </>
      )}
      {children}
    </nav>
  );
}
