import Bookmark from "lucide-react/icons/bookmark";
import Link2 from "lucide-react/icons/link-2";
import Share2 from "lucide-react/icons/share-2";
import UserRound from "lucide-react/icons/user-round";
import { Link, useLocation, useSearchParams } from "react-router";
import { sharePath } from "#components/access/share-path.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { isCounting, paths } from "#routes.ts";
import { withShared } from "#search-params/shared-search.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./app-layout.module.css";
import type { PanelIds } from "./view-panels.tsx";

/** Buttons of the top bar for sharing the view and for the viewer's access. */
export function ViewTools({ ids }: { ids: PanelIds }) {
  const {
    access: t,
    app: { views },
  } = useMessages("common");
  const { access, isAccessOver } = useSettings();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <>
      <Button
        variant="icon"
        aria-label={t.copyLink}
        title={t.copyLink}
        popoverTarget={ids.copyLink}
        data-action=""
      >
        <Link2 aria-hidden="true" />
      </Button>
      <Link
        className={`${styles.help} ${styles.views}`}
        to={withShared(paths.views(), search)}
        aria-label={views}
        title={views}
        aria-current={pathname === paths.views() ? "page" : undefined}
      >
        <Bookmark aria-hidden="true" />
      </Link>
      {access.role === "admin" && isCounting(pathname) && (
        <Link
          className={styles.help}
          to={sharePath(pathname, search)}
          aria-label={t.share}
          data-action={t.shareThis}
          title={t.share}
        >
          <Share2 aria-hidden="true" />
        </Link>
      )}
      {access.via !== "open" && !isAccessOver && (
        <Button
          variant="icon"
          aria-label={t.account.title}
          title={t.account.title}
          popoverTarget={ids.account}
          data-action=""
        >
          <UserRound aria-hidden="true" />
        </Button>
      )}
    </>
  );
}

/** A mark beside the name for a limited scope. */
export function ScopeMark() {
  const { scope: t } = useMessages("common").access.account;
  const { via, scope } = useSettings().access;
  if (via !== "share" && via !== "screen") return null;
  return <span className={styles.scope}>{t[scope.kind]}</span>;
}
