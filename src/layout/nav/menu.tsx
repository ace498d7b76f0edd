import Link2 from "lucide-react/icons/link-2";
import MenuIcon from "lucide-react/icons/menu";
import Search from "lucide-react/icons/search";
import UserRound from "lucide-react/icons/user-round";
import { useId } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { sharePath } from "#components/access/share-path.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { ThemeButton } from "#layout/theme-button.tsx";
import { useCloseWithPage } from "#layout/use-close-with-page.ts";
import type { PanelIds } from "#layout/view-panels.tsx";
import { isCounting } from "#routes.ts";
import { withShared } from "#search-params/shared-search.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { Button } from "#ui/button.tsx";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./menu.module.css";
import { currentAt, pageEntries } from "./nav-entries.ts";

/** The menu of narrow windows: navigation, help and, on a phone, the tools. */
export function Menu({ ids, onFind }: { ids: PanelIds; onFind: () => void }) {
  const t = useMessages("common");
  const { access, isAccessOver } = useSettings();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isPhone = useMediaQuery(breakpoints.phone);
  const id = useId();
  const close = () => document.getElementById(id)?.hidePopover();
  const opened = useCloseWithPage(id);
  return (
    <>
      <Button variant="icon" aria-label={t.app.menu} popoverTarget={id}>
        <MenuIcon aria-hidden="true" />
      </Button>
      <div
        id={id}
        popover="auto"
        className={styles.menu}
        onBeforeToggle={({ newState }) => newState === "open" && opened()}
      >
        {isPhone && (
          <Button
            onClick={() => {
              close();
              onFind();
            }}
          >
            <Search aria-hidden="true" />
            {t.app.find}
          </Button>
        )}
        <nav aria-label={t.app.mainNavigation}>
          {pageEntries(access).map((entry) => (
            <Link
              key={entry.to}
              to={withShared(entry.to, search)}
              aria-current={currentAt(entry, pathname)}
              onClick={close}
            >
              {entry.label(t)}
            </Link>
          ))}
          {isPhone && access.role === "admin" && isCounting(pathname) && (
            <Link to={sharePath(pathname, search)} onClick={close} data-action="">
              {t.access.shareThis}
            </Link>
          )}
        </nav>
        {isPhone && (
          <div className={styles.tools}>
            <Button popoverTarget={ids.copyLink} onClick={close} data-action="">
              <Link2 aria-hidden="true" />
              {t.access.copyLink}
            </Button>
            {access.via !== "open" && !isAccessOver && (
              <Button popoverTarget={ids.account} onClick={close} data-action="">
                <UserRound aria-hidden="true" />
                {t.access.account.title}
              </Button>
            )}
            <ThemeButton labelled />
          </div>
        )}
      </div>
    </>
  );
}
