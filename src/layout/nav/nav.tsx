import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import { Link, useLocation, useSearchParams } from "react-router";
import { useSettings } from "#hooks/use-settings.ts";
import styles from "#layout/app-layout.module.css";
import { paths } from "#routes.ts";
import { withShared } from "#search-params/shared-search.ts";
import { useMessages } from "#ui/locale.tsx";
import { currentAt, navEntries } from "./nav-entries.ts";

/** The main navigation; below 900 pixels the menu replaces it. */
export function Nav() {
  const t = useMessages("common");
  const { access } = useSettings();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <nav className={styles.nav} aria-label={t.app.mainNavigation}>
      {navEntries(access).map((entry) => (
        <Link
          key={entry.to}
          to={withShared(entry.to, search)}
          aria-current={currentAt(entry, pathname)}
        >
          {entry.label(t)}
        </Link>
      ))}
    </nav>
  );
}

export function HelpLink() {
  const t = useMessages("common").app;
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const to = paths.help();
  return (
    <Link
      className={styles.help}
      to={withShared(to, search)}
      aria-label={t.help}
      aria-current={pathname === to ? "page" : undefined}
    >
      <CircleQuestionMark aria-hidden="true" />
    </Link>
  );
}
